-- Removes the items with a rejected design from an order that has others and refunds them. Nothing else is priced again. An
-- order without others is cancelled, also one of a group: it's the shop that can't print it. A tee of a group is unpaid
-- then; what the final price of its group has refunded isn't refunded again. Returns the order's status. PT409 status_changed | not_refused | disputed | paying.
create function public.remove_refused_items(p_order_id uuid, p_actor text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_before jsonb;
  v_gone record;
  v_back numeric;
begin
  if v_order.status <> 'Confirmed' then
    raise sqlstate 'PT409' using message = 'The order''s status has changed since', hint = 'status_changed';
  elsif v_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The payment of this order is disputed', hint = 'disputed';
  end if;
  select coalesce(sum(list_price * quantity), 0) as subtotal, coalesce(sum((list_price - unit_price) * quantity), 0) as discount,
      coalesce(sum(coupon_discount), 0) as coupon_discount, coalesce(sum(line_total - coupon_discount), 0) as worth,
      count(*) as lines, array_agg(id) as ids, array_agg(variant_id) as variants, array_agg(design_version_id) as versions,
      case when private.group_refund_of(p_order_id) > 0 then sum(private.group_difference(i)) else 0 end as lowered
    into v_gone
    from public.order_items i where order_id = p_order_id and private.is_art_refused(design_version_id);
  if v_gone.lines = 0 then
    raise sqlstate 'PT409' using message = 'No design of this order was rejected', hint = 'not_refused';
  elsif v_gone.lines = (select count(*) from public.order_items where order_id = p_order_id) then
    return private.move_order(v_order, 'Cancelled', p_actor, p_actor, 'We can''t print its design');
  elsif private.is_being_paid(v_order) then
    raise sqlstate 'PT409' using message = 'A payment of the current total is in progress', hint = 'paying';
  end if;
  v_before := private.describe_order_lines(p_order_id);
  -- Some of it may have been refunded as goodwill. No refund of an order's payment is made without the order's lock.
  v_back := case when v_order.paid_by is not null then least(v_gone.worth - v_gone.lowered, private.refundable_amount(v_order)) end;
  if v_back > 0 then
    perform private.queue_refund(p_order_id, v_order.paid_by, v_back, 'edited', p_actor, 'A design was refused');
  end if;
  perform private.lock_stock(v_gone.variants, array[p_order_id]);
  perform private.move_order_stock(array[p_order_id], 'release', p_actor);
  delete from public.order_items where id = any (v_gone.ids);
  update private.group_members set order_id = null where order_id = p_order_id and version_id = any (v_gone.versions);
  update public.orders
    set subtotal = subtotal - v_gone.subtotal, discount = discount - v_gone.discount,
      coupon_discount = coupon_discount - v_gone.coupon_discount, total = total - v_gone.worth
    where id = p_order_id;
  perform private.retire_gateway_order(p_order_id);
  perform private.move_order_stock(array[p_order_id], 'reserve', p_actor);
  perform private.record_order_event(p_order_id, 'lines_changed', null, null, p_actor, '', jsonb_build_object(
    'reason', 'left_out',
    'before', v_before || jsonb_build_object('total', v_order.total),
    'after', private.describe_order_lines(p_order_id) || jsonb_build_object('total', v_order.total - v_gone.worth)
  ));
  perform private.queue_message('order_confirmed', p_order_id, jsonb_build_object('edited', private.now(), 'is_left_out', true));
  return v_order.status;
end $$;
