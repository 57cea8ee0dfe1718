-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The database's clock
-- decides about the return window. Exchanged items may be returned once the items that they replace have arrived, so
-- that the customer never holds more than was paid for. Only the customer enters the UPI ID for cash: now, or with
-- name_refund_upi. PT409: return_closed · return_open (one is open) · bad_lines · custom_item (custom items: staff take
-- them back when the fault is the shop's) · upi_needed · out_of_stock · bad_exchange.
create function public.request_return(
  p_order_id uuid, p_kind text, p_lines jsonb, p_reason text, p_upi_id text default null, p_actor text default 'customer'
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_lines private.return_line[];
  v_exchange_id uuid;
  v_id uuid;
begin
  if v_order.status = 'Return Requested' or exists (
    select from public.return_requests where exchange_order_id = p_order_id and status = 'Requested'
  ) then
    raise sqlstate 'PT409' using message = 'This order already has an open return', hint = 'return_open';
  end if;
  if v_order.status <> 'Delivered'
    or private.returns_close_at(v_order) <= private.now() then
    raise sqlstate 'PT409' using message = 'The return window has ended', hint = 'return_closed';
  end if;
  select array_agg(l) into v_lines from jsonb_populate_recordset(null::private.return_line, p_lines) as l;
  if v_lines is null or (select count(distinct l.order_item_id) <> count(*) from unnest(v_lines) as l) or exists (
    select 1 from unnest(v_lines) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order_id
    where (l.quantity between 1 and i.quantity - private.count_settled_items(i)) is not true
      or (l.exchange_variant_id is null) <> (p_kind = 'return')
  ) then
    raise sqlstate 'PT409' using message = 'More items than can be returned', hint = 'bad_lines';
  end if;
  if p_actor = 'customer' and exists (
    select from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id
    where i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'Custom items can only be returned through support', hint = 'custom_item';
  end if;
  if p_actor = 'customer' and p_kind = 'return' and p_upi_id is null
    and (private.paid_order_of(v_order)).payment_method = 'cod'
  then
    raise sqlstate 'PT409' using message = 'A refund of cash needs a UPI ID', hint = 'upi_needed';
  end if;

  if p_kind = 'exchange' then
    v_exchange_id := private.place_exchange(v_order, v_lines);
  end if;
  insert into public.return_requests (order_id, kind, reason, upi_id, exchange_order_id)
    values (p_order_id, p_kind, p_reason, p_upi_id, v_exchange_id) returning id into v_id;
  insert into public.return_items (return_id, order_item_id, quantity, exchange_variant_id, value)
    select v_id, l.order_item_id, l.quantity, l.exchange_variant_id, private.value_of_items(i, l.quantity)
    from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id;
  perform private.move_order(
    v_order, 'Return Requested', 'return', p_actor, '', jsonb_build_object('kind', p_kind)
  );
  perform private.queue_message('return_requested', p_order_id, jsonb_build_object('return_id', v_id));
  return v_id;
end $$;
