-- Moves an order one status back: a packed one at any time, a shipped or delivered one until undo_until(), before its
-- customer is notified. A packed order keeps its invoice: a cancelled one is credited. The caller holds the order's
-- lock. PT409 bad_transition | undo_over.
create function private.undo_step(p_order public.orders) returns text
language plpgsql set search_path = '' as $$
declare
  v_to text := case p_order.status when 'Packed' then 'In Production' when 'Shipped' then 'Packed' else 'Shipped' end;
begin
  perform private.check_order_move(p_order.status, v_to, 'undo');
  if p_order.status <> 'Packed' and (private.undo_until(p_order) > private.now()) is not true then
    raise sqlstate 'PT409' using message = 'This can''t be undone any more', hint = 'undo_over';
  end if;
  delete from public.outbox where order_id = p_order.id and topic = 'order_' || lower(p_order.status) and sent_at is null;
  perform private.write_order_status(array[p_order.id], v_to, 'undo', 'admin', p_type => 'undone');
  case v_to
    when 'In Production' then
      perform private.move_order_stock(array[p_order.id], 'unpack', 'admin');
    when 'Packed' then
      update public.orders set courier = null, tracking_number = null where id = p_order.id;
      delete from public.extra_parcels where order_id = p_order.id;
    when 'Shipped' then
      -- While it was delivered, the shipping message was not needed.
      delete from public.outbox where order_id = p_order.id and topic = 'order_shipped' and last_error is not null;
      perform private.queue_message('order_shipped', p_order.id);
  end case;
  return v_to;
end $$;
