import { randomUUID } from "node:crypto";
import { backend, rowOf } from "./backend";

interface MadePost {
  id: number;
  slug: string;
}

/** A published post that no other test uses. */
export async function makePost({
  title = "A post of a test",
  summary = "A summary",
  body = "Some words.",
  publishAt = "2026-11-26T06:30:00Z",
}: {
  title?: string;
  summary?: string;
  body?: string;
  publishAt?: string;
}): Promise<MadePost> {
  const author = rowOf(await backend.from("blog_authors").select("id").order("id").limit(1));
  const slug = `post-${randomUUID().slice(0, 12)}`;
  const publishing = { publish_at: publishAt, is_live: true };
  const post = { slug, title, summary, body, author_id: author.id, ...publishing };
  return rowOf(await backend.from("blog_posts").insert(post).select("id, slug"));
}
