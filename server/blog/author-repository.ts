import "server-only";
import type { Author } from "@/lib/blog/desk-post";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

export async function listAuthors(): Promise<Author[]> {
  const client = await viewerClient();
  return unwrap(
    "authors: list",
    await client.from("blog_authors").select("id, name, about").order("name").limit(200),
  );
}

/** Null adds one. Returns the id. */
export async function saveAuthor(id: number | null, name: string, about: string): Promise<number> {
  const args = { p_id: id as number, p_name: name, p_about: about };
  return unwrap("authors: save", await (await viewerClient()).rpc("save_blog_author", args));
}
