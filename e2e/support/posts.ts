import { randomUUID } from "node:crypto";
import { backend, rowOf } from "./backend";

interface MadePost {
  id: number;
  slug: string;
}

/** A post that no other test uses; published unless said otherwise. */
export async function makePost(
  fields: { title?: string; summary?: string; body?: string; publishAt?: string | null } = {},
): Promise<MadePost> {
  const author = rowOf(await backend.from("blog_authors").select("id").order("id").limit(1));
  const publishAt = fields.publishAt === undefined ? new Date().toISOString() : fields.publishAt;
  return rowOf(
    await backend
      .from("blog_posts")
      .insert({
        slug: `post-${randomUUID().slice(0, 12)}`,
        title: fields.title ?? "A post of a test",
        summary: fields.summary ?? "What it says",
        body: fields.body ?? "Some words.",
        author_id: author.id,
        publish_at: publishAt,
        is_live: publishAt !== null && Date.parse(publishAt) <= Date.now(),
      })
      .select("id, slug"),
  );
}
