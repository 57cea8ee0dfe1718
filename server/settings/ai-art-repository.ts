import "server-only";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import type { ArtToday } from "@/lib/settings/art-service";
import { viewerRpc } from "@/server/supabase/viewer-client";

const adminSchema = z.object({
  drawn: z.int(),
  running: z.int(),
  refused: z.int(),
  failed: z.int(),
  paise: z.int(),
});

export async function readArtToday(): Promise<ArtToday> {
  const { paise, ...counts } = adminSchema.parse(await viewerRpc("get_ai_art_figures"));
  return { ...counts, cost: asPaise(paise) };
}
