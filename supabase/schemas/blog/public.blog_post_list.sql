create view public.blog_post_list as
select p.id, p.slug, p.title, p.tags, p.publish_at, p.is_live, p.updated_at as edited_at, a.name as author,
  p.publish_at is null as is_draft, p.publish_at is not null and not p.is_live as is_scheduled,
  p.title || ' ' || p.slug as words
from public.blog_posts p join public.blog_authors a on a.id = p.author_id
where (select private.may('content.write'));
