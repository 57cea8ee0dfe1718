-- Changes the delivery address of an order until it is packed: p_contact { name, phone }, p_address as in the order,
-- p_seen both together as the person saw them. The state is fixed because the order's tax depends on it, and a COD order
-- needs a COD pincode. PT409 address_edited | packed (detail: last_status_change) | phone_unproven | other_state | no_cod;
-- PT422 bad_address | no_such_pincode | wrong_state.
create function public.change_order_address(p_order_number text, p_contact jsonb, p_address jsonb, p_seen jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_place jsonb := public.find_pincode(p_address ->> 'pincode');
  v_address jsonb := jsonb_build_object(
    'line1', p_address ->> 'line1', 'line2', coalesce(p_address ->> 'line2', ''), 'city', p_address ->> 'city',
    'state', p_address ->> 'state', 'pincode', p_address ->> 'pincode'
  );
begin
  perform private.require_permission('orders.write');
  if (
    p_contact ->> 'name' ~ '^\S.{0,78}\S$' and p_contact ->> 'name' = private.clean_name(p_contact ->> 'name') and p_contact ->> 'phone' ~ '^\+91[6-9][0-9]{9}$'
    and not jsonb_path_exists(p_address, '$.* ? (@.type() != "string")')
    and char_length(v_address ->> 'line1') between 3 and 160 and char_length(v_address ->> 'line2') <= 160
    and char_length(v_address ->> 'city') between 2 and 80
  ) is not true then
    raise sqlstate 'PT422' using message = 'Name, phone, street and city are required', hint = 'bad_address';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if v_order.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'The parcel is already packed or shipped', hint = 'packed', detail = private.last_status_change(v_order);
  elsif (v_order.shipping_address || jsonb_build_object('name', v_order.name, 'phone', v_order.phone) @> p_seen) is not true then
    raise sqlstate 'PT409' using
      message = 'Someone else just changed this address', hint = 'address_edited', detail = concat_ws(
        ', ', v_order.name, v_order.phone, v_order.shipping_address ->> 'line1', nullif(v_order.shipping_address ->> 'line2', ''),
        v_order.shipping_address ->> 'city', v_order.shipping_address ->> 'pincode'
      );
  elsif v_order.status = 'COD Review' and p_contact ->> 'phone' <> v_order.phone then
    raise sqlstate 'PT409' using
      message = 'This order is waiting for the code sent to its phone', hint = 'phone_unproven';
  elsif p_address ->> 'state' is distinct from v_order.shipping_address ->> 'state' then
    raise sqlstate 'PT409' using
      message = 'Another state changes the tax of this order', hint = 'other_state';
  end if;
  if v_place is null then
    raise sqlstate 'PT422' using message = 'No such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_address ->> 'state')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  elsif v_order.payment_status = 'cod_due' and not (v_place ->> 'cod_available')::boolean then
    raise sqlstate 'PT409' using message = 'COD isn''t available at this pincode', hint = 'no_cod';
  end if;
  update public.orders
    set name = p_contact ->> 'name', phone = p_contact ->> 'phone', shipping_address = v_address
    where id = v_order.id;
  perform private.record_order_event(v_order.id, 'address_changed', null, null, 'admin', '', jsonb_build_object(
    'before', v_order.shipping_address || jsonb_build_object('name', v_order.name, 'phone', v_order.phone),
    'after', v_address || jsonb_build_object('name', p_contact ->> 'name', 'phone', p_contact ->> 'phone')
  ));
end $$;
