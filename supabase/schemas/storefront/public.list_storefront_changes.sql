-- The changes since an answer whose `up_to` was p_after; null: of the last hour. `up_to` is the oldest transaction still
-- open, because ids follow the order of writing, not of commit. So some rows come twice, and readers remember their ids.
create function public.list_storefront_changes(p_after text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'up_to', pg_snapshot_xmin(pg_current_snapshot())::text,
    'changes', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'subject', c.subject, 'product_id', c.product_id, 'lists', c.lists
    )), '[]')
  )
  from (
    select * from private.storefront_changes
    where xact >= coalesce(p_after, '0')::xid8 and (p_after is not null or changed_at > private.now() - interval '1 hour')
    order by id desc limit 500
  ) as c
$$;
