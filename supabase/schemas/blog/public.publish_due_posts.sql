-- Publishes scheduled posts that are due; returns how many. The jobs runner calls it.
create function public.publish_due_posts() returns int
language sql set search_path = '' as $$
  with due as (
    select id from public.blog_posts where not is_live and publish_at <= private.now() order by publish_at limit 100
    for no key update skip locked
  ), shown as (
    update public.blog_posts p set is_live = true, changed_at = p.publish_at from due where p.id = due.id returning p.id
  )
  select count(*)::int from shown
$$;
