import { readFile } from "node:fs/promises";
import type { ClientBase } from "pg";
import { AUTHORS, POSTS, type SeedPost } from "./posts";

const DAY = 86_400_000;

const publishAt = ({ daysAgo }: SeedPost, newest: number, now: number): string | null => {
  if (daysAgo === null) return null;
  return new Date((daysAgo < 0 ? now : newest) - daysAgo * DAY + 9 * 541_000).toISOString();
};

const readText = (slug: string): Promise<string> =>
  readFile(new URL(`./texts/${slug}.md`, import.meta.url), "utf8");

/** Inserts missing authors and posts; those that are there stay as they were edited. Returns how many posts are new. */
export const insertPosts = async (client: ClientBase, newest: number, now: Date): Promise<number> => {
  await client.query(
    `insert into public.blog_authors (name, about)
     select name, about from jsonb_to_recordset($1) as a (name text, about text) on conflict do nothing`,
    [JSON.stringify(AUTHORS)],
  );
  const rows = await Promise.all(
    POSTS.map(async (post) => ({
      ...post,
      product: post.cover.product,
      view: post.cover.view ?? "front",
      alt: post.cover.alt,
      body: await readText(post.slug),
      at: publishAt(post, newest, now.getTime()),
    })),
  );
  const { rowCount } = await client.query(
    `insert into public.blog_posts
       (slug, title, summary, body, author_id, tags, cover_url, cover_alt, publish_at, is_live, changed_at, created_at)
     select w.slug, w.title, w.summary, w.body, a.id, array(select jsonb_array_elements_text(w.tags)),
       (
         select i.image_url from public.product_images i join public.products p on p.id = i.product_id
         where p.name = w.product order by (i.type = w.view) desc, i.position limit 1
       ), w.alt, w.at, coalesce(w.at <= private.now(), false), coalesce(least(w.at, private.now()), private.now()),
       coalesce(least(w.at, private.now()), private.now()) - interval '3 days'
     from jsonb_to_recordset($1) as w (
       slug text, title text, summary text, body text, author text, tags jsonb, product text, view text, alt text,
       at timestamptz
     ) join public.blog_authors a on a.name = w.author
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into public.blog_revisions (post_id, version, fields, saved_at)
     select p.id, p.version, jsonb_build_object(
       'title', p.title, 'slug', p.slug, 'summary', p.summary, 'body', p.body, 'tags', p.tags, 'cover_url', p.cover_url,
       'cover_alt', p.cover_alt, 'seo_title', p.seo_title, 'seo_description', p.seo_description
     ), p.created_at
     from public.blog_posts p where not exists (select from public.blog_revisions r where r.post_id = p.id)`,
  );
  return rowCount ?? 0;
};
