-- Refunds the difference to the final price of a closed group, once, and releases the order for production. It arrives
-- earlier, by the days that the group closed early. An order of a group with fewer than two paid tees is cancelled. A
-- disputed one waits. The caller holds the order's lock.
create function private.settle_group_order(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_group private.group_orders;
  v_early int;
  v_back numeric;
begin
  select * into v_order from public.orders where id = p_order_id;
  select g.* into v_group
    from private.group_members m join private.group_orders g on g.id = m.group_id
    where m.order_id = p_order_id and m.settled_at is null and g.closed_at is not null;
  if v_group.id is null or v_order.status <> 'Confirmed' or v_order.disputed_at is not null then
    return;
  end if;
  update private.group_members set settled_at = private.now() where order_id = p_order_id;
  if v_group.final_quantity < 2 then
    perform private.move_order(
      v_order, 'Cancelled', 'admin', 'system', 'Fewer than 2 tees of the group were paid', '{"reason": "small_group"}'
    );
    return;
  end if;
  v_early := ceil(extract(epoch from v_group.closes_at - v_order.created_at) / 86400)
    - private.group_wait_of(v_group, v_order.created_at);
  if v_early > 0 then
    update public.orders set min_days = min_days - v_early, max_days = max_days - v_early where id = p_order_id;
  end if;
  if v_order.paid_by is not null then
    select least(coalesce(sum(private.group_difference(i)), 0), private.refundable_amount(v_order)) into v_back
      from public.order_items i where i.order_id = p_order_id;
    if v_back > 0 then
      perform private.queue_refund(v_order.id, v_order.paid_by, v_back, 'group_price', 'system', 'Final price of the group');
    end if;
  end if;
  perform private.queue_message('group_closed', p_order_id);
end $$;
