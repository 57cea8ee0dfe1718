-- The changes since an answer whose `up_to` was p_after and whose `at` was p_since; p_after null: since p_since, the
-- time of a build. `up_to` is the oldest open transaction, because ids follow the order of writing, not of commit. So
-- some rows repeat, and readers skip known ids. `is_whole` is false when changes since then have been deleted. The hour
-- allows for other clocks, and for transactions that began before a build and ended after it.
create function public.list_storefront_changes(p_after text, p_since timestamptz default null) returns jsonb
language sql stable set search_path = '' as $$
  with span as (
    select coalesce(p_since, private.now()) - interval '1 hour' as since
  )
  select jsonb_build_object(
    'up_to', pg_snapshot_xmin(pg_current_snapshot())::text,
    'at', private.now(),
    'is_whole', (select since > private.now() - interval '1 day' from span),
    'changes', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'subject', c.subject, 'product_id', c.product_id, 'lists', c.lists,
      'age', extract(epoch from private.now() - c.changed_at)
    )), '[]')
  )
  from (
    select * from private.storefront_changes
    where xact >= coalesce(p_after, '0')::xid8 and (p_after is not null or changed_at > (select since from span))
    order by id desc limit 500
  ) as c
$$;
