import "server-only";
import type { Author } from "@/lib/blog/admin-post";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

export async function listAuthors(): Promise<Author[]> {
  const client = await viewerClient();
  return unwrap(
    "authors: list",
    await client.from("blog_authors").select("id, name, about").order("name").limit(200),
  );
}

/** Null adds one. Returns the id. */
export async function saveAuthor(id: number | null, name: string, about: string): Promise<number> {
  return viewerRpc("save_blog_author", { id: id as number, name, about });
}
