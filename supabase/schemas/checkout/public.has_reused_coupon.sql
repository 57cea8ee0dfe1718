-- Checked before payment of an unproven order; false for any other order.
create function public.has_reused_coupon(p_order_id uuid) returns boolean
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select coalesce((
    select o.status in ('Pending Payment', 'COD Review') and private.has_reused_coupon(o)
    from public.orders as o where o.id = p_order_id
  ), false)
$$;
