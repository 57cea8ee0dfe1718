import { postList } from "../../../lib/blog/post-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

/** As PostgREST writes them. A new field of the list needs its line. */
const conditions: Record<string, string> = {
  words: "words ilike '%royal tiger%'",
  draft: "is_draft = true",
  scheduled: "is_scheduled = true",
  published: "is_live = true",
  tag: `tags @> '{rare}'`,
  author: "author = 'Plans'",
  changed: "edited_at >= '2025-01-05T00:00:00Z' and edited_at < '2025-01-06T00:00:00Z'",
};

it("each filter and each order of the posts has an index", async () => {
  await inRollback(owner, async (client) => {
    await client.query(
      `with author as (insert into public.blog_authors (name) values ('Plans') returning id)
       insert into public.blog_posts (slug, title, author_id, tags, publish_at, is_live)
       select 'plan-' || n, case n % 997 when 0 then '00 royal tiger' else 'Plain' end, author.id,
         case n % 500 when 0 then array['rare'] else array['cotton'] end,
         case when n % 50 > 0 then timestamptz '2025-01-01' + n * interval '7 minutes' end, n % 50 > 0
       from author, generate_series(1, 20000) as n`,
    );
    await client.query("select gin_clean_pending_list('public.blog_posts_words')");
    await client.query("select gin_clean_pending_list('public.blog_posts_tags')");
    await client.query("analyze public.blog_posts");
    await client.query("analyze public.blog_authors");
    await actAs(client, "editor");
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(postList));
    const asked = { view: "blog_post_list", conditions, large: ["blog_posts"] };
    expect(await findScans(client, postList, asked)).toEqual([]);
  });
});
