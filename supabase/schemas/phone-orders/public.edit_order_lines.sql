-- Replaces the lines of an order before production, priced again by the one calculator. p_seen and p_seen_lines ({
-- variant_id: quantity }): what its editor saw. p_order: as in place_order; customer, address and payment method stay
-- the order's. A higher total raises the amount due; a lower one of a paid order is refunded. Returns the new total.
-- PT403; PT404; PT409 status_changed | lines_changed | not_editable (detail: why) | costs_more, and those of
-- check_order_facts; PT422 bad_lines | bad_sums.
create function public.edit_order_lines(
  p_order_number text, p_seen text, p_seen_lines jsonb, p_staff uuid, p_order jsonb
) returns numeric
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_lines private.order_line[];
  v_coupon public.coupons;
  v_charges jsonb := p_order -> 'charges';
  v_total numeric := (p_order ->> 'total')::numeric;
  v_before jsonb;
  v_why text;
begin
  if not private.staff_member_may(p_staff, 'orders.write') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  perform set_config('kapas.actor', p_staff::text, true);
  v_order := private.lock_order(private.order_of_number(p_order_number));
  perform private.refuse_changed_status(v_order, p_seen);
  if p_seen_lines is distinct from (
    select jsonb_object_agg(variant_id, quantity) from public.order_items where order_id = v_order.id
  ) then
    raise sqlstate 'PT409' using message = 'Someone else changed the items of this order', hint = 'lines_changed';
  end if;
  v_why := private.find_edit_problem(v_order);
  if v_why is not null then
    raise sqlstate 'PT409' using message = 'The items of this order can''t be changed', hint = 'not_editable', detail = v_why;
  elsif v_total > v_order.total and (v_order.paid_by is not null or v_order.payment_method = 'none') then
    raise sqlstate 'PT409' using message = 'A paid order can''t cost more', hint = 'costs_more';
  end if;
  p_order := p_order || jsonb_build_object(
    'user_id', v_order.user_id, 'email', v_order.email, 'phone', v_order.phone,
    'shipping_address', v_order.shipping_address, 'payment_method', v_order.payment_method
  );
  select array_agg(l) into v_lines
    from jsonb_populate_recordset(null::private.order_line, p_order -> 'lines') as l;
  if coalesce(cardinality(v_lines), 0) not between 1 and 100
    or exists (select 1 from unnest(v_lines) as l where (l.quantity between 1 and 10) is not true)
    or (select count(distinct l.variant_id) <> count(*) from unnest(v_lines) as l) then
    raise sqlstate 'PT422' using message = 'An order has 1 to 100 different items, 1 to 10 of each', hint = 'bad_lines';
  elsif exists (
    select 1 from unnest(v_lines) as l
    having sum(l.list_price * l.quantity) is distinct from (p_order ->> 'subtotal')::numeric
      or sum((l.list_price - l.unit_price) * l.quantity) is distinct from (p_order ->> 'discount')::numeric
      or sum(l.coupon_discount) is distinct from (p_order ->> 'coupon_discount')::numeric
      or (v_charges ->> 'taxable')::numeric + (v_charges ->> 'cgst')::numeric + (v_charges ->> 'sgst')::numeric
        + (v_charges ->> 'igst')::numeric
        is distinct from (p_order ->> 'shipping')::numeric + (p_order ->> 'cod_fee')::numeric
  ) or (v_order.payment_method = 'none') <> (v_total = 0)
    or (v_order.payment_method <> 'cod' and (p_order ->> 'cod_fee')::numeric <> 0)
    or (p_order -> 'coupon' = 'null' and (p_order ->> 'coupon_discount')::numeric <> 0) then
    raise sqlstate 'PT422' using message = 'The totals of this order don''t add up', hint = 'bad_sums';
  end if;

  if v_order.paid_by is not null and v_total < v_order.total then
    perform private.queue_refund(v_order.id, v_order.paid_by, v_order.total - v_total, 'edited', 'admin', 'Items changed');
  end if;
  perform private.lock_customer(v_order.user_id, v_order.email, v_order.phone);
  perform private.lock_coupons(array[v_order.id], (p_order #>> '{coupon,id}')::bigint);
  perform private.lock_stock(array(select l.variant_id from unnest(v_lines) as l), array[v_order.id]);
  perform private.move_order_stock(array[v_order.id], 'release', 'admin');
  select * into v_coupon from public.coupons where id = (p_order #>> '{coupon,id}')::bigint;
  perform private.check_order_facts(p_order, v_lines, v_coupon, v_order.id);

  v_before := private.describe_order_lines(v_order.id);
  delete from public.order_items where order_id = v_order.id;
  perform private.insert_order_lines(v_order.id, v_lines);
  if v_coupon.id is distinct from v_order.coupon_id then
    delete from public.coupon_redemptions where order_id = v_order.id;
    update public.coupons set used = used - 1 where id = v_order.coupon_id;
    insert into public.coupon_redemptions (order_id, coupon_id) select v_order.id, v_coupon.id where v_coupon.id is not null;
    update public.coupons set used = used + 1 where id = v_coupon.id;
  end if;
  update public.orders
    set subtotal = (p_order ->> 'subtotal')::numeric, discount = (p_order ->> 'discount')::numeric,
      coupon_id = v_coupon.id, coupon_code = v_coupon.code, coupon_discount = (p_order ->> 'coupon_discount')::numeric,
      shipping = (p_order ->> 'shipping')::numeric, cod_fee = (p_order ->> 'cod_fee')::numeric, total = v_total,
      charges_gst_rate = (v_charges ->> 'gst_rate')::numeric, charges_taxable = (v_charges ->> 'taxable')::numeric,
      charges_cgst = (v_charges ->> 'cgst')::numeric, charges_sgst = (v_charges ->> 'sgst')::numeric,
      charges_igst = (v_charges ->> 'igst')::numeric
    where id = v_order.id;
  perform private.retire_gateway_order(v_order.id);
  perform private.move_order_stock(array[v_order.id], 'reserve', 'admin');
  perform private.record_order_event(v_order.id, 'lines_changed', null, null, 'admin', '', jsonb_build_object(
    'before', v_before || jsonb_build_object('total', v_order.total),
    'after', private.describe_order_lines(v_order.id) || jsonb_build_object('total', v_total)
  ));
  if v_order.status = 'Pending Payment' then
    perform private.send_payment_link(v_order.id, jsonb_build_object('edited', private.now()));
  elsif v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order.id, jsonb_build_object('edited', private.now()));
  end if;
  return v_total;
end $$;
