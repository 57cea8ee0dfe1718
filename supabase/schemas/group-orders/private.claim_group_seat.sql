-- Called when an order of a group is paid, before it is confirmed: makes it the order of its tees. Returns why the payment
-- must be refunded: group_closed when the group is cancelled or in production, not_expected when another order has one of
-- the tees. The caller holds the order's lock.
create function private.claim_group_seat(p_order public.orders) returns text
language plpgsql set search_path = '' as $$
declare
  v_group private.group_orders;
  v_seats uuid[];
begin
  if p_order.group_id is null then
    return null;
  end if;
  v_group := private.lock_group(p_order.group_id);
  if v_group.final_quantity < 2 or exists (
    select from public.orders
    where group_id = v_group.id and status not in ('Pending Payment', 'COD Review', 'Confirmed', 'Cancelled')
  ) then
    return 'group_closed';
  end if;
  v_seats := array(
    select private.find_group_seat(v_group.id, design_version_id, variant_id, p_order.id)
    from public.order_items where order_id = p_order.id
  );
  if array_position(v_seats, null) is not null then
    return 'not_expected';
  end if;
  update private.group_members set order_id = p_order.id where id = any (v_seats) and order_id is distinct from p_order.id;
  return null;
end $$;
