-- Whether every item of the order was refunded, or exchanged for items that were.
create function private.is_fully_returned(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(r.quantity), 0) = (select sum(quantity) from public.order_items where order_id = p_order_id)
  from public.return_items r
  join public.return_requests q on q.id = r.return_id
  left join public.orders e on e.id = q.exchange_order_id
  where q.order_id = p_order_id and q.status = 'Received' and (q.kind = 'return' or e.status = 'Returned')
$$;
