-- Moves an order with its stock, payment and message. The caller holds the order's lock.
create function private.move_order(
  p_order public.orders, p_to text, p_by text, p_actor text, p_note text default '', p_data jsonb default '{}'
) returns text
language plpgsql set search_path = '' as $$
begin
  if p_to = 'RTO' then
    perform private.refund_undelivered(p_order, p_actor);
  end if;
  perform private.write_order_status(array[p_order.id], p_to, p_by, p_actor, p_note, p_data);
  if p_order.exchange_of is not null and p_to in ('Cancelled', 'RTO') then
    perform private.end_lost_exchange(p_order, p_to, p_actor, p_note);
  end if;
  if p_to = 'Cancelled' then
    perform private.move_order_stock(
      array[p_order.id],
      case p_order.status when 'In Production' then 'scrap' when 'Packed' then 'restock' else 'release' end, p_actor
    );
  elsif p_to = 'Packed' then
    perform private.move_order_stock(array[p_order.id], 'pack', p_actor);
  elsif p_to = 'RTO' then
    perform private.move_order_stock(array[p_order.id], 'restock', p_actor);
  end if;
  if p_to in ('Confirmed', 'Shipped', 'Cancelled', 'RTO') or (p_to = 'Delivered' and p_order.status = 'Shipped') then
    perform private.queue_message('order_' || lower(p_to), p_order.id);
  end if;
  if p_by = 'admin' and p_to in ('Shipped', 'Delivered') then
    update public.outbox set next_at = private.now() + private.undo_time()
      where order_id = p_order.id and topic = 'order_' || lower(p_to) and attempts = 0 and sent_at is null;
  end if;
  if p_order.status = 'Confirmed' and p_to = 'Cancelled' then
    perform private.withdraw_order_submissions(p_order.id);
  end if;
  return p_to;
end $$;
