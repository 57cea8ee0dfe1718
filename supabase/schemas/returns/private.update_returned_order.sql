-- After a return has ended: the order is Delivered again, or Returned when the customer has none of its items left. Then
-- the same for the order whose items it replaced.
create function private.update_returned_order(p_order_id uuid, p_actor text, p_note text) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id;
  if v_order.status in ('Delivered', 'Return Requested') and private.is_fully_returned(p_order_id) then
    v_order.status := private.move_order(v_order, 'Returned', 'return', p_actor, p_note);
    if v_order.exchange_of is not null then
      perform private.update_returned_order(v_order.exchange_of, p_actor, '');
    end if;
  elsif v_order.status = 'Return Requested' and not exists (
    select from public.return_requests where order_id = p_order_id and status = 'Requested'
  ) then
    v_order.status := private.move_order(v_order, 'Delivered', 'return', p_actor, p_note);
  end if;
  return v_order.status;
end $$;
