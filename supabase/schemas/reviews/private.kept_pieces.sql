-- How many pieces of an order's line its buyer keeps: those that came back, or are about to, are not among them.
create function private.kept_pieces(p_item_id bigint) returns int
language sql stable set search_path = '' as $$
  select i.quantity - coalesce((
    select sum(r.quantity)::int from public.return_items r join public.return_requests q on q.id = r.return_id
    where r.order_item_id = i.id and q.status in ('Requested', 'Received')
  ), 0)
  from public.order_items i where i.id = p_item_id
$$;
