-- The contents of a charge's order: the announced parcel, with other picks for unavailable items. When nothing fits a place, the subscriber
-- must choose. The charge of a blocked account is refunded. Returns null (settled or refunded), { is_asked: true }, or { version, payment_id,
-- amount, user_id, name, email, phone, address, lines: [{ variant_id, product_id, category_ids, hsn, list_price }] }. Rupees.
create function public.prepare_subscription_order(p_charge_id uuid) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_charge private.subscription_charges := private.lock_charge(p_charge_id);
  v_row private.subscriptions;
  v_lines jsonb;
begin
  if v_charge.state <> 'paid' then
    return null;
  end if;
  select * into v_row from private.subscriptions where id = v_charge.subscription_id;
  if exists (select from private.blocks where user_id = v_row.user_id) then
    perform private.refund_charge_in_full(p_charge_id, 'subscription_ended', 'system');
    return null;
  end if;
  perform private.fill_picks(v_row, true);
  select coalesce(jsonb_agg(jsonb_build_object(
      'variant_id', v.id, 'product_id', p.id, 'hsn', p.hsn, 'list_price', coalesce(v.price, p.price)
    ) order by b.position), '[]') into v_lines
    from private.subscription_picks b
    join public.product_variants v on v.id = b.variant_id join public.products p on p.id = v.product_id
    where b.subscription_id = v_row.id;
  if jsonb_array_length(v_lines) < (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  ) then
    update private.subscription_charges
      set state = 'asked', asked_at = private.now(), next_at = private.now() + make_interval(days => private.choice_days())
      where id = p_charge_id;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'charge_asked', 'system', jsonb_build_object('charge_id', p_charge_id));
    return '{"is_asked": true}';
  end if;
  return jsonb_build_object(
    'version', v_row.version, 'payment_id', v_charge.payment_id, 'amount', v_charge.amount, 'user_id', v_row.user_id, 'name', v_row.name, 'email', v_row.email,
    'phone', v_row.phone, 'address', v_row.address, 'lines', v_lines
  );
end $$;
