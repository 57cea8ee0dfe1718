import "server-only";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import type { ArtToday } from "@/lib/settings/ai-art-settings";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const deskSchema = z.object({
  drawn: z.int(),
  running: z.int(),
  refused: z.int(),
  failed: z.int(),
  paise: z.int(),
});

export async function readArtToday(): Promise<ArtToday> {
  const answer = await (await viewerClient()).rpc("ai_art_desk");
  const { paise, ...counts } = deskSchema.parse(unwrap("ai art: today", answer));
  return { ...counts, cost: asPaise(paise) };
}
