-- Changes where an order goes until it is packed: p_contact { name, phone }, p_address as in the order. The state stays, for
-- the tax of the order follows it, and an order to be paid in cash stays where cash is taken. PT409 bad_transition |
-- other_state | no_cod; PT422 no_such_pincode | wrong_state.
create function private.move_address(p_order_number text, p_contact jsonb, p_address jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_place jsonb := public.find_place(p_address ->> 'pincode');
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if v_order.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'The parcel is packed: its label says where it goes', hint = 'bad_transition';
  elsif p_address ->> 'state' is distinct from v_order.shipping_address ->> 'state' then
    raise sqlstate 'PT409' using
      message = 'Another state changes the tax of this order: cancel it and order again', hint = 'other_state';
  end if;
  if v_place is null then
    raise sqlstate 'PT422' using message = 'There is no such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_address ->> 'state')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  elsif v_order.payment_status = 'cod_due' and not (v_place ->> 'cod_available')::boolean then
    raise sqlstate 'PT409' using message = 'Cash is not taken at this pincode', hint = 'no_cod';
  end if;
  update public.orders
    set name = p_contact ->> 'name', phone = p_contact ->> 'phone', shipping_address = p_address
    where id = v_order.id;
  perform private.record_order_event(v_order.id, 'address_changed', null, null, 'admin', '', jsonb_build_object(
    'before', v_order.shipping_address || jsonb_build_object('name', v_order.name, 'phone', v_order.phone),
    'after', p_address || p_contact
  ));
end $$;
