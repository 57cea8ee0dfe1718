-- returns_end_at() of an order, extended by the days that the shop waited for returned items, so that the other items
-- keep their full time. A withdrawn return extends nothing.
create function private.returns_close_at(p_order public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select private.returns_end_at(p_order.delivered_at + make_interval(
    days => coalesce(ceil(extract(epoch from sum(closed_at - created_at)) / 86400), 0)::int
  ))
  from public.return_requests where order_id = p_order.id and status in ('Received', 'Rejected')
$$;
