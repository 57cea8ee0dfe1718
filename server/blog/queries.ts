import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { type Post, postPattern, postsPerPage } from "@/lib/blog/post";
import { postList } from "@/lib/blog/post-list";
import { parseSlug } from "@/lib/catalog/list-params";
import { listHeadings } from "@/lib/content/read-markdown";
import { verifyPreviewToken } from "@/server/auth/preview-token";
import { cacheAs } from "@/server/cache";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { getSnippetShop } from "@/server/categories/queries";
import { now } from "@/server/clock";
import { readList } from "@/server/lists/queries";
import { requireAdminAccess } from "@/server/session/viewer";
import { listShopFacts } from "@/server/settings/queries";
import { listAuthors } from "./author-repository";
import { listAutosaves } from "./autosave-repository";
import * as repository from "./repository";
import { readText } from "./text-queries";

type Params = Record<string, string | string[] | undefined>;

/** A page of all posts, or of a tag's; null when there is no such page. */
export async function getBlogPage(page: number, tag: string | null) {
  "use cache";
  const offset = (page - 1) * postsPerPage;
  const { posts, total } = await readWithCachePolicy("blogPosts", { posts: [], total: 0 }, () =>
    repository.listPosts(tag, { offset }),
  );
  const isFirst = page === 1 && tag === null;
  if (posts.length === 0 && !isFirst) return null;
  return { posts, total, page, pageCount: Math.max(1, Math.ceil(total / postsPerPage)), tag };
}

const tagsShown = 12;

/** The tags of the newest posts, most used first. */
export async function listBlogTags(): Promise<string[]> {
  "use cache";
  const counts = new Map<string, number>();
  for (const tag of (await listNewestPosts(200)).flatMap((post) => post.tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byUse = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return byUse.slice(0, tagsShown).map(([tag]) => tag);
}

/** The newest published posts, for prerendered pages and for feeds. */
export async function listNewestPosts(limit: number) {
  "use cache";
  return (
    await readWithCachePolicy("blogPosts", { posts: [], total: 0 }, () =>
      repository.listPosts(null, { limit }),
    )
  ).posts;
}

async function readPostPage(post: Post) {
  const [text, related] = await Promise.all([
    readText(post.body),
    post.tags.length === 0 ? [] : repository.listPostsWithTags(post.tags, 4),
  ]);
  return {
    post,
    text,
    headings: listHeadings(text.tree),
    related: related.filter(({ id }) => id !== post.id).slice(0, 3),
  };
}

/** All data of a post's page; null when no published post has this address. */
export async function getPostPage(slug: string) {
  "use cache";
  if (!postPattern.test(slug)) {
    cacheAs("blogPosts");
    return null;
  }
  return readWithCachePolicy("blogPosts", null, async () => {
    const post = await repository.findPost(slug);
    return post && readPostPage(post);
  });
}

/** The post's current address, by a former one; null when no post had it. */
export async function getNewPostSlug(slug: string): Promise<string | null> {
  "use cache";
  return readWithCachePolicy("blogPosts", null, async () =>
    parseSlug(slug) === null ? null : repository.findNewSlug(slug),
  );
}

/** For anyone with a preview link to an unpublished post. */
export async function getPostPreview(token: string) {
  const id = verifyPreviewToken("post", token, now());
  const post = id === null ? null : await repository.findAnyPost(id);
  return post && readPostPage(post);
}

/** Posts with their full texts, newest first, from `offset` on. */
export async function listFullPosts(offset: number, limit: number) {
  "use cache";
  return readWithCachePolicy("blogPosts", [], async () => {
    const posts = await repository.listFullPosts(offset, limit);
    return Promise.all(posts.map(async (post) => ({ post, text: await readText(post.body) })));
  });
}

export async function getPostList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.blog, "content.write");
  const list = await readList(postList, params, id, {
    find: repository.findPosts,
    count: repository.countPosts,
  });
  return { ...list, rows: repository.parsePostRows(list.page.rows) };
}

/** One post with its authors; null when it is deleted. */
export async function getAdminPost(id: number) {
  const viewer = await requireAdminAccess(adminPaths.post(id), "content.write");
  if (!Number.isSafeInteger(id)) return null;
  const [post, authors, shop, autosaves, facts] = await Promise.all([
    repository.findAdminPost(id),
    listAuthors(),
    getSnippetShop(),
    listAutosaves(id, viewer.id),
    listShopFacts(),
  ]);
  return post && { post, authors, shop, autosaves, facts };
}

export async function getNewPostPage() {
  const viewer = await requireAdminAccess(adminPaths.postsNew, "content.write");
  const [authors, shop, autosaves, facts] = await Promise.all([
    listAuthors(),
    getSnippetShop(),
    listAutosaves(null, viewer.id),
    listShopFacts(),
  ]);
  return { authors, shop, autosaves, facts };
}

export async function getAuthorsPage() {
  await requireAdminAccess(adminPaths.authors, "content.write");
  return { authors: await listAuthors() };
}
