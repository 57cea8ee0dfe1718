-- Returns { count, orders }, the newest first.
create function public.my_orders(p_offset int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as materialized (select * from private.my_order_rows())
  select jsonb_build_object(
    'count', (select count(*) from mine),
    'orders', coalesce((
      select jsonb_agg(page.entry order by page.created_at desc, page.id desc)
      from (
        select * from mine order by created_at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 0), 100)
      ) as page
    ), '[]')
  )
$$;
