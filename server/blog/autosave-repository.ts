import "server-only";
import type { Autosave } from "@/lib/blog/admin-post";
import type { PostForm } from "@/lib/blog/post-form";
import { typedSchema } from "@/lib/blog/post-schema";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const maxShown = 20;

/** Unsaved input of a post's forms (null: of new posts, by this person), newest first. */
export async function listAutosaves(postId: number | null, personId: string): Promise<Autosave[]> {
  const all = (await viewerClient()).from("blog_autosaves").select("id, person_name, typed_at");
  const asked = postId === null ? all.is("post_id", null).eq("person", personId) : all.eq("post_id", postId);
  const rows = unwrap("autosaves: list", await asked.order("typed_at", { ascending: false }).limit(maxShown));
  return rows.map(({ id, person_name, typed_at }) => ({ id, by: person_name, at: typed_at }));
}

/** Null when it was saved or deleted. */
export async function findAutosave(id: string): Promise<PostForm | null> {
  const client = await viewerClient();
  const answer = await client.from("blog_autosaves").select("fields").eq("id", id).maybeSingle();
  const row = unwrap("autosaves: get", answer);
  return row && typedSchema.parse(row.fields);
}

/** Returns when it was stored, in ISO. `id` identifies the open form. */
export async function saveAutosave(id: string, postId: number | null, form: PostForm): Promise<string> {
  // The type generator does not support nullable arguments.
  return viewerRpc("save_blog_autosave", { id, postId: postId as number, fields: { ...form } });
}

export async function deleteAutosave(id: string): Promise<void> {
  await viewerRpc("delete_blog_autosave", { id });
}
