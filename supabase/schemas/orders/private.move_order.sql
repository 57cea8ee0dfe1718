-- The caller holds the order's lock, and knows that it may go there.
create function private.move_order(p_order public.orders, p_to text, p_actor text, p_note text default '') returns text
language plpgsql set search_path = '' as $$
begin
  update public.orders
    set status = p_to, expires_at = null,
      prepay = case when p_to in ('COD Review', 'Confirmed', 'In Production') then prepay end,
      delivered_at = case when p_to = 'Delivered' then coalesce(delivered_at, now()) else delivered_at end
    where id = p_order.id;
  if p_to = 'Cancelled' then
    perform private.move_order_stock(array[p_order.id], 'release', p_actor);
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order.id], 'pack', p_actor);
  elsif p_to = 'RTO' then
    perform private.move_order_stock(array[p_order.id], 'restock', p_actor);
    perform private.refund_undelivered(p_order, p_actor);
  end if;
  perform private.record_order_event(p_order.id, 'moved', p_order.status, p_to, p_actor, p_note);
  if p_to in ('Confirmed', 'Shipped', 'Cancelled', 'RTO') or (p_to = 'Delivered' and p_order.status = 'Shipped') then
    perform private.queue_message('order_' || lower(p_to), p_order.id);
  end if;
  if p_order.exchange_of is not null and p_to in ('Cancelled', 'RTO') then
    perform private.lose_exchange(p_order, p_to, p_actor, p_note);
  end if;
  return p_to;
end $$;
