import "server-only";
import { z } from "zod";
import type { AdminPost } from "@/lib/blog/admin-post";
import { postState } from "@/lib/blog/admin-post";
import { type Post, type PostCard, parseTags, postsPerPage } from "@/lib/blog/post";
import type { PostForm } from "@/lib/blog/post-form";
import { type PostRow, postList } from "@/lib/blog/post-list";
import { fromIndianInput } from "@/lib/indian-input";
import type { ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { publicClient } from "@/server/supabase/public-client";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const cardColumns =
  "id, slug, title, summary, cover_url, cover_alt, tags, minutes, publish_at, changed_at, blog_authors!blog_posts_author_id_fkey (name, about)";

const postColumns = `${cardColumns}, body, seo_title, seo_description` as const;

const cardFields = {
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string().nullable(),
  coverAlt: z.string(),
  tags: z.array(z.string()),
  minutes: z.number(),
  publishedAt: z.string(),
  changedAt: z.string(),
  author: z.object({ name: z.string(), about: z.string() }),
};

const cardNames = { publishedAt: "publish_at", author: "blog_authors" };

const cardSchema = row(cardFields, cardNames).transform(
  ({ author, ...card }): PostCard => ({ ...card, author: author.name }),
);

const postSchema = row(
  { ...cardFields, body: z.string(), seoTitle: z.string(), seoDescription: z.string() },
  cardNames,
).transform(({ author, ...post }): Post => ({ ...post, author: author.name, aboutAuthor: author.about }));

/** Published posts, newest first, from `offset` on, and how many there are. */
export async function listPosts(
  tag: string | null,
  { offset = 0, limit = postsPerPage }: { offset?: number; limit?: number } = {},
): Promise<{ posts: PostCard[]; total: number }> {
  const all = publicClient().from("blog_posts").select(cardColumns, { count: "exact" }).eq("is_live", true);
  const asked = tag === null ? all : all.contains("tags", [tag]);
  const answer = await asked
    .order("publish_at", { ascending: false })
    .order("id", { ascending: false })
    .range(offset, offset + limit - 1);
  // PostgREST's error for a page after the last one.
  if (answer.status === 416) return { posts: [], total: 0 };
  return { posts: z.array(cardSchema).parse(unwrap("posts: list", answer)), total: answer.count ?? 0 };
}

/** Published posts with their texts, newest first, from `offset` on. */
export async function listFullPosts(offset: number, limit: number): Promise<Post[]> {
  const answer = await publicClient()
    .from("blog_posts")
    .select(postColumns)
    .eq("is_live", true)
    .order("publish_at", { ascending: false })
    .order("id", { ascending: false })
    .range(offset, offset + limit - 1);
  return z.array(postSchema).parse(unwrap("posts: list in full", answer));
}

/** Published posts with this tag, newest first. */
export async function listPostsWithTags(tags: readonly string[], limit: number): Promise<PostCard[]> {
  const answer = await publicClient()
    .from("blog_posts")
    .select(cardColumns)
    .eq("is_live", true)
    .overlaps("tags", [...tags])
    .order("publish_at", { ascending: false })
    .limit(limit);
  return z.array(cardSchema).parse(unwrap("posts: related", answer));
}

/** Null when no published post has this address. */
export async function findPost(slug: string): Promise<Post | null> {
  const answer = await publicClient()
    .from("blog_posts")
    .select(postColumns)
    .eq("is_live", true)
    .eq("slug", slug)
    .maybeSingle();
  return postSchema.nullable().parse(unwrap("posts: get", answer));
}

/** A post as visitors would see it, published or not, by its id. */
export async function findAnyPost(id: number): Promise<Post | null> {
  const answer = await serviceClient()
    .from("blog_posts")
    .select(`${cardColumns}, body, seo_title, seo_description`)
    .eq("id", id)
    .maybeSingle();
  const found = unwrap("posts: preview", answer);
  return found && postSchema.parse({ ...found, publish_at: found.publish_at ?? found.changed_at });
}

/** The current address of a published post, by a former one. */
export async function findNewSlug(oldSlug: string): Promise<string | null> {
  const answer = await publicClient()
    .from("blog_slugs")
    .select("blog_posts!blog_slugs_post_id_fkey!inner(slug)")
    .eq("slug", oldSlug)
    .maybeSingle();
  return unwrap("blog_slugs: find", answer)?.blog_posts.slug ?? null;
}

/** Publishes scheduled posts that are due; returns how many. */
export async function publishDuePosts(): Promise<number> {
  return serviceRpc("publish_due_posts");
}

const listColumns = "id, title, slug, author, tags, publish_at, is_live, edited_at";

export async function findPosts(state: ListState) {
  const client = await viewerClient();
  return readListPage("posts: admin", client.from("blog_post_list").select(listColumns), postList, state);
}

export async function countPosts(q: string): Promise<number> {
  const rows = (await viewerClient()).from("blog_post_list").select("id");
  return countRows("posts: admin count", rows, postList, q);
}

const listRowsSchema = z.array(
  row(
    {
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      author: z.string(),
      tags: z.array(z.string()),
      publishAt: z.string().nullable(),
      isLive: z.boolean(),
      updatedAt: z.string(),
    },
    { updatedAt: "edited_at" },
  ).transform(
    ({ isLive, ...post }): PostRow => ({ ...post, state: postState({ publishAt: post.publishAt, isLive }) }),
  ),
);

export function parsePostRows(rows: readonly unknown[]): PostRow[] {
  return listRowsSchema.parse(rows);
}

const adminSchema = row({
  id: z.number(),
  slug: z.string(),
  oldSlugs: z.array(z.string()),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  authorId: z.number(),
  tags: z.array(z.string()),
  coverUrl: z.string().nullable(),
  coverAlt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  publishAt: z.string().nullable(),
  isLive: z.boolean(),
  version: z.number(),
  revisions: z.array(row({ id: z.number(), version: z.number(), savedAt: z.string(), by: z.string() })),
});

export async function findPostId(slug: string): Promise<number | null> {
  const rows = (await viewerClient()).from("blog_post_list").select("id").eq("slug", slug);
  return unwrap("posts: of slug", await rows.maybeSingle())?.id ?? null;
}

/** Null when it is deleted. */
export async function findAdminPost(id: number): Promise<AdminPost | null> {
  const answer = await viewerRpc("get_admin_blog_post", { id });
  return answer === null ? null : adminSchema.parse(answer);
}

/** A revision as the database stores it. */
const fieldsSchema = row({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  coverUrl: z.string().nullable(),
  coverAlt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
});

function toFields(form: PostForm) {
  return {
    title: form.title,
    slug: form.slug,
    summary: form.summary,
    body: form.body,
    author_id: Number(form.authorId),
    tags: parseTags(form.tags),
    cover_url: form.coverUrl || null,
    cover_alt: form.coverUrl ? form.coverAlt : "",
    seo_title: form.seoTitle,
    seo_description: form.seoDescription,
    publish: form.publish,
    publish_at: form.publish === "at" ? fromIndianInput(form.publishAt) : null,
  };
}

/** `of` is the post and the version that was read; null adds one. Returns its id. */
export async function savePost(of: { id: number; version: number } | null, form: PostForm): Promise<number> {
  // The type generator does not support nullable arguments.
  return viewerRpc("save_blog_post", {
    id: (of?.id ?? null) as number,
    version: (of?.version ?? null) as number,
    fields: toFields(form),
  });
}

export async function deletePost(of: { id: number; version: number }): Promise<void> {
  await viewerRpc("delete_blog_post", { id: of.id, version: of.version });
}

export type RevisionFields = Omit<PostForm, "authorId" | "publish" | "publishAt">;

/** The contents of a revision; null when it is purged. */
export async function findRevision(id: number): Promise<RevisionFields | null> {
  const rows = (await viewerClient()).from("blog_revisions").select("fields").eq("id", id);
  const found = unwrap("posts: revision", await rows.maybeSingle());
  if (!found) return null;
  const fields = fieldsSchema.parse(found.fields);
  return { ...fields, tags: fields.tags.join(", "), coverUrl: fields.coverUrl ?? "" };
}
