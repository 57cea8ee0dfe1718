-- The number of an order line's items that the customer keeps, without returned ones and those in a return.
create function private.count_kept_items(p_item_id bigint) returns int
language sql stable set search_path = '' as $$
  select i.quantity - coalesce((
    select sum(r.quantity)::int from public.return_items r join public.return_requests q on q.id = r.return_id
    where r.order_item_id = i.id and q.status in ('Requested', 'Received')
  ), 0)
  from public.order_items i where i.id = p_item_id
$$;
