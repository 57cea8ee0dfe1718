import "server-only";
import { z } from "zod";
import type { PageKey, PageText } from "@/lib/pages/page-key";
import { row } from "@/lib/row";
import { publicClient, publicRpc } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const textSchema = z.object({
  title: z.string(),
  heading: z.string(),
  lead: z.string(),
  description: z.string(),
  body: z.string(),
});

/** Null: the page was never edited. */
export async function findPage(key: PageKey): Promise<PageText | null> {
  const answer = await publicClient()
    .from("pages")
    .select("title, heading, lead, description, body")
    .eq("key", key)
    .maybeSingle();
  return unwrap("pages: get", answer);
}

/** Ids between spaces. */
export async function findProcessors(): Promise<string> {
  return publicRpc("processors");
}

/** The edited pages, and when (ISO). */
export async function listEditedPages(): Promise<Map<string, string>> {
  const rows = unwrap("pages: list", await publicClient().from("pages").select("key, updated_at"));
  return new Map(rows.map(({ key, updated_at }) => [key, updated_at]));
}

const adminSchema = z.object({
  row: textSchema.extend({ version: z.number() }).nullable(),
  revisions: z.array(row({ id: z.number(), version: z.number(), savedAt: z.string(), by: z.string() })),
});

export async function findAdminPage(key: PageKey) {
  return adminSchema.parse(await viewerRpc("get_admin_page", { key }));
}

/** `version` 0: never edited. Returns the new one. */
export async function savePage(key: PageKey, version: number, text: PageText): Promise<number> {
  return viewerRpc("save_page", { key, version, fields: { ...text } });
}

/** The contents of a revision; null when it is purged. */
export async function findPageRevision(key: PageKey, id: number): Promise<PageText | null> {
  const client = await viewerClient();
  const answer = await client
    .from("page_revisions")
    .select("fields")
    .eq("page", key)
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("pages: revision", answer);
  return row && textSchema.parse(row.fields);
}
