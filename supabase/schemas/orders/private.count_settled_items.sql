-- Items of a line that are returned, in a return, or refunded without one: no other refund or return may include them.
create function private.count_settled_items(p_item public.order_items) returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select sum(t.quantity) from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = p_item.id and q.status in ('Requested', 'Received')
  ), 0)::int + coalesce((
    select sum(l.quantity)
    from public.refunds r, jsonb_to_recordset(r.lines) as l (order_item_id bigint, quantity int)
    where r.order_id = p_item.order_id and r.status <> 'failed' and l.order_item_id = p_item.id
  ), 0)::int
$$;
