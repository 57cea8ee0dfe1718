import "server-only";
import { z } from "zod";
import type { DeskPost } from "@/lib/blog/desk-post";
import { postState } from "@/lib/blog/desk-post";
import { type Post, type PostCard, parseTags, postsPerPage } from "@/lib/blog/post";
import type { PostForm } from "@/lib/blog/post-form";
import { type PostRow, postList } from "@/lib/blog/post-list";
import { fromIndianInput } from "@/lib/indian-input";
import type { ListState } from "@/lib/lists/list-state";
import { publicClient } from "@/server/supabase/public-client";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const cardColumns =
  "id, slug, title, summary, cover_url, cover_alt, tags, minutes, publish_at, changed_at, blog_authors!blog_posts_author_id_fkey (name, about)";

const cardFields = {
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover_url: z.string().nullable(),
  cover_alt: z.string(),
  tags: z.array(z.string()),
  minutes: z.number(),
  publish_at: z.string(),
  changed_at: z.string(),
  blog_authors: z.object({ name: z.string(), about: z.string() }),
};

const cardSchema = z.object(cardFields).transform(
  (row): PostCard => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    coverUrl: row.cover_url,
    coverAlt: row.cover_alt,
    author: row.blog_authors.name,
    tags: row.tags,
    minutes: row.minutes,
    publishedAt: row.publish_at,
    changedAt: row.changed_at,
  }),
);

/** The row of a post with its text. */
const textSchema = z.object({ body: z.string(), seo_title: z.string(), seo_description: z.string() });

/** Published posts, the newest first, from `offset` on, and how many there are. */
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
  // PostgREST's way to say that a page lies behind the last one.
  if (answer.status === 416) return { posts: [], total: 0 };
  return { posts: z.array(cardSchema).parse(unwrap("posts: list", answer)), total: answer.count ?? 0 };
}

/** Published posts that share a tag, the newest first. */
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

function toPost(row: unknown): Post {
  const { body, seo_title, seo_description } = textSchema.parse(row);
  const { about } = cardFields.blog_authors.parse((row as { blog_authors: unknown }).blog_authors);
  return {
    ...cardSchema.parse(row),
    body,
    aboutAuthor: about,
    seoTitle: seo_title,
    seoDescription: seo_description,
  };
}

/** Null when no published post has this address. */
export async function findPost(slug: string): Promise<Post | null> {
  const answer = await publicClient()
    .from("blog_posts")
    .select(`${cardColumns}, body, seo_title, seo_description`)
    .eq("is_live", true)
    .eq("slug", slug)
    .maybeSingle();
  const row = unwrap("posts: get", answer);
  return row && toPost(row);
}

/** A post as visitors would see it, published or not, by its id. */
export async function findAnyPost(id: number): Promise<Post | null> {
  const answer = await serviceClient()
    .from("blog_posts")
    .select(`${cardColumns}, body, seo_title, seo_description`)
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("posts: preview", answer);
  return row && toPost({ ...row, publish_at: row.publish_at ?? row.changed_at });
}

/** Where the published post is now that had this address before. */
export async function findNewSlug(oldSlug: string): Promise<string | null> {
  const answer = await publicClient()
    .from("blog_slugs")
    .select("blog_posts!blog_slugs_post_id_fkey!inner(slug)")
    .eq("slug", oldSlug)
    .maybeSingle();
  return unwrap("blog_slugs: find", answer)?.blog_posts.slug ?? null;
}

/** Shows posts whose minute has come; how many. */
export async function publishDuePosts(): Promise<number> {
  return unwrap("posts: publish", await serviceClient().rpc("publish_due_posts"));
}

const listColumns = "id, title, slug, author, tags, publish_at, is_live, edited_at";

export async function findPosts(state: ListState) {
  const client = await viewerClient();
  return readListPage("posts: desk", client.from("blog_post_list").select(listColumns), postList, state);
}

export async function countPosts(q: string): Promise<number> {
  const rows = (await viewerClient()).from("blog_post_list").select("id");
  return countRows("posts: desk count", rows, postList, q);
}

const listRowsSchema = z.array(
  z
    .object({
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      author: z.string(),
      tags: z.array(z.string()),
      publish_at: z.string().nullable(),
      is_live: z.boolean(),
      edited_at: z.string(),
    })
    .transform(
      ({ publish_at, is_live, edited_at, ...row }): PostRow => ({
        ...row,
        state: postState({ publishAt: publish_at, isLive: is_live }),
        publishAt: publish_at,
        updatedAt: edited_at,
      }),
    ),
);

export function parsePostRows(rows: readonly unknown[]): PostRow[] {
  return listRowsSchema.parse(rows);
}

const deskSchema = z
  .object({
    id: z.number(),
    slug: z.string(),
    old_slugs: z.array(z.string()),
    title: z.string(),
    summary: z.string(),
    body: z.string(),
    author_id: z.number(),
    tags: z.array(z.string()),
    cover_url: z.string().nullable(),
    cover_alt: z.string(),
    seo_title: z.string(),
    seo_description: z.string(),
    publish_at: z.string().nullable(),
    is_live: z.boolean(),
    version: z.number(),
    revisions: z.array(
      z.object({ id: z.number(), version: z.number(), saved_at: z.string(), by: z.string() }),
    ),
  })
  .transform(
    (row): DeskPost => ({
      id: row.id,
      slug: row.slug,
      oldSlugs: row.old_slugs,
      title: row.title,
      summary: row.summary,
      body: row.body,
      authorId: row.author_id,
      tags: row.tags,
      coverUrl: row.cover_url,
      coverAlt: row.cover_alt,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
      publishAt: row.publish_at,
      isLive: row.is_live,
      version: row.version,
      revisions: row.revisions.map(({ saved_at, ...revision }) => ({ ...revision, savedAt: saved_at })),
    }),
  );

export async function findPostId(slug: string): Promise<number | null> {
  const rows = (await viewerClient()).from("blog_post_list").select("id").eq("slug", slug);
  return unwrap("posts: of slug", await rows.maybeSingle())?.id ?? null;
}

/** Null when it is gone. */
export async function findDeskPost(id: number): Promise<DeskPost | null> {
  const answer = unwrap("posts: desk", await (await viewerClient()).rpc("blog_post_desk", { p_id: id }));
  return answer === null ? null : deskSchema.parse(answer);
}

/** What a revision holds, as the database keeps it. */
const fieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  cover_url: z.string().nullable(),
  cover_alt: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
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
  // The generator knows no arguments that may be null.
  const args = {
    p_id: (of?.id ?? null) as number,
    p_version: (of?.version ?? null) as number,
    p_fields: toFields(form),
  };
  return unwrap("posts: save", await (await viewerClient()).rpc("save_blog_post", args));
}

export async function deletePost(of: { id: number; version: number }): Promise<void> {
  const client = await viewerClient();
  unwrap("posts: delete", await client.rpc("delete_blog_post", { p_id: of.id, p_version: of.version }));
}

export type RevisionFields = Omit<PostForm, "authorId" | "publish" | "publishAt">;

/** What was saved then; null when it is forgotten. */
export async function findRevision(id: number): Promise<RevisionFields | null> {
  const rows = (await viewerClient()).from("blog_revisions").select("fields").eq("id", id);
  const row = unwrap("posts: revision", await rows.maybeSingle());
  if (!row) return null;
  const fields = fieldsSchema.parse(row.fields);
  return {
    title: fields.title,
    slug: fields.slug,
    summary: fields.summary,
    body: fields.body,
    tags: fields.tags.join(", "),
    coverUrl: fields.cover_url ?? "",
    coverAlt: fields.cover_alt,
    seoTitle: fields.seo_title,
    seoDescription: fields.seo_description,
  };
}
