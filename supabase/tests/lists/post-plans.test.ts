import { postList } from "../../../lib/blog/post-list";
import { indexTrial } from "../support/list-plans";

indexTrial("posts", {
  list: postList,
  view: "blog_post_list",
  actor: "editor",
  large: ["blog_posts"],
  analyzed: "public.blog_posts, public.blog_authors",
  indexes: ["public.blog_posts_words", "public.blog_posts_tags"],
  conditions: {
    words: "words ilike '%royal tiger%'",
    draft: "is_draft = true",
    scheduled: "is_scheduled = true",
    published: "is_live = true",
    tag: `tags @> '{rare}'`,
    author: "author = 'Plans'",
    changed: "edited_at >= '2025-01-05T00:00:00Z' and edited_at < '2025-01-06T00:00:00Z'",
  },
  fill: `with author as (insert into public.blog_authors (name) values ('Plans') returning id)
     insert into public.blog_posts (slug, title, author_id, tags, publish_at, is_live)
     select 'plan-' || n, case n % 997 when 0 then '00 royal tiger' else 'Plain' end, author.id,
       case n % 500 when 0 then array['rare'] else array['cotton'] end,
       case when n % 50 > 0 then timestamptz '2025-01-01' + n * interval '7 minutes' end, n % 50 > 0
     from author, generate_series(1, 20000) as n`,
});
