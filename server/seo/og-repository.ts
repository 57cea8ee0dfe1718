import "server-only";
import { publicEnv } from "@/lib/public-env";
import { isPicturedPage } from "@/lib/seo/page-pictures";
import { BackendError } from "@/server/errors";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerRpc } from "@/server/supabase/viewer-client";

const bucket = "product-images";
/** Seconds: names are never used again. */
const cacheControl = "2592000";
const place = `${publicEnv.supabaseUrl}/storage/v1/object/public/${bucket}/`;

/** Records without a link picture, or changed since it was drawn. */
export async function listUndrawnOg(limit: number) {
  const rows = await serviceRpc("list_undrawn_og", { limit });
  return rows.map((row) => ({
    kind: row.kind,
    recordId: row.record_id,
    title: row.title,
    line: row.line,
    pictureUrl: row.picture_url as string | null,
    changedAt: row.changed_at,
  }));
}

function refuse(what: string, error: { message: string } | null): void {
  if (error) throw new BackendError(what, { message: error.message, code: "storage", hint: null }, 500);
}

/** Stores a picture without overwriting another. Returns its URL. */
export async function storeOgPicture(name: string, bytes: Buffer): Promise<string> {
  const { error } = await serviceClient()
    .storage.from(bucket)
    .upload(name, bytes, { cacheControl, contentType: "image/jpeg", upsert: false });
  refuse("og: upload", error);
  return `${place}${name}`;
}

export async function removeOg(url: string): Promise<void> {
  const { error } = await serviceClient()
    .storage.from(bucket)
    .remove([url.slice(place.length)]);
  refuse("og: remove", error);
}

/** Returns the picture that it replaces. */
export async function saveOg(
  kind: string,
  recordId: number,
  url: string,
  changedAt: string,
): Promise<string | null> {
  return serviceRpc("save_og", { kind, recordId, url, changedAt });
}

/** The link picture of a record; null while it is not drawn. */
export async function findOg(kind: string, recordId: number): Promise<string | null> {
  const answer = await publicClient()
    .from("og_pictures")
    .select("url")
    .eq("kind", kind)
    .eq("record_id", recordId)
    .maybeSingle();
  return unwrap("og: find", answer)?.url ?? null;
}

/** The jobs runner draws it at its next run. */
export async function redrawOg(kind: string, recordId: number): Promise<void> {
  await viewerRpc("redraw_og", { kind, recordId });
}

const tables = { product: "products", category: "categories", post: "blog_posts" } as const;

type OgKind = keyof typeof tables | "page";

export function isOgKind(kind: string): kind is OgKind {
  return kind === "page" || Object.hasOwn(tables, kind);
}

/** Whether visitors can see it. */
export async function isSeen(kind: OgKind, id: number): Promise<boolean> {
  if (kind === "page") return isPicturedPage(id);
  const answer = await publicClient().from(tables[kind]).select("id").eq("id", id).maybeSingle();
  return unwrap("og: record", answer) !== null;
}
