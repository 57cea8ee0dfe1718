-- Confirms a cancelled order that was paid, if its stock and coupon are still available. Returns null, or stock_gone or
-- coupon_gone, and then changes nothing. An unpaid order that replaced it is cancelled.
create function private.revive_order(p_order public.orders, p_replacement public.orders, p_payment_id text) returns text
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg(jsonb_populate_record(null::private.order_line, jsonb_build_object(
      'variant_id', i.variant_id, 'design_version_id', i.design_version_id, 'quantity', i.quantity,
      'list_price', private.list_price_of(i.variant_id, i.design_version_id, i.design_quantity)
    ))) into v_lines
    from (
      select line.*, sum(line.quantity) over (partition by d.design_id) as design_quantity
      from public.order_items line left join public.design_versions d on d.id = line.design_version_id
      where line.order_id = p_order.id
    ) as i;
  perform private.lock_coupons(array[p_order.id, p_replacement.id]);
  perform private.lock_stock(array[]::bigint[], array[p_order.id, p_replacement.id]);
  if p_replacement.status = 'Pending Payment' then
    perform private.move_order_stock(array[p_replacement.id], 'release', 'system');
  end if;
  if private.find_line_problems(v_lines) is not null then
    raise sqlstate 'KP001';
  end if;
  if p_replacement.id is not null then
    perform private.replace_order(p_replacement, p_order.id);
  end if;
  perform private.write_order_status(
    array[p_order.id], 'Confirmed', 'payment', 'system', '', jsonb_build_object('payment_id', p_payment_id), 'paid'
  );
  perform private.move_order_stock(array[p_order.id], 'reserve', 'system');
  return null;
exception
  when sqlstate 'KP001' then
    return 'stock_gone';
  when check_violation then
    return 'coupon_gone';
end $$;
