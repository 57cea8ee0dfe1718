-- Caps the unproven orders of one visitor, phone, mailbox and the shop. origin: { visitor, is_puzzled, caps: { seconds,
-- visitor, phone, phone_here, email, email_here, shop, units, items_of_one_variant, stock_percent } }, see
-- lib/limits/unproven.ts. An order without an origin is not from the public. PT429 too_many_unproven (detail: which cap);
-- PT428 captcha_needed beyond half of a visitor's cap. Strangers can fill the caps of a phone, a mailbox and the shop
-- over all visitors: those never refuse, they only require a captcha.
create function private.check_unproven(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_origin jsonb := p_order -> 'origin';
  v_caps jsonb := v_origin -> 'caps';
  v_visitor text := v_origin ->> 'visitor';
  v_since timestamptz := private.clock_timestamp() - make_interval(secs => (v_caps ->> 'seconds')::int);
  v_counts jsonb;
  v_full text;
begin
  if v_origin is null then
    return;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('visitor ' || v_visitor, 0));
  select jsonb_build_object(
    'visitor', count(*) filter (where u.visitor = v_visitor),
    'phone', count(*) filter (where u.phone = p_order ->> 'phone'),
    'phone_here', count(*) filter (where u.phone = p_order ->> 'phone' and u.visitor = v_visitor),
    'email', count(*) filter (where u.email_key = private.email_key(p_order ->> 'email')),
    'email_here', count(*) filter (where u.email_key = private.email_key(p_order ->> 'email') and u.visitor = v_visitor),
    'shop', count(*)
  ) into v_counts from private.unproven_orders u where u.placed_at > v_since;
  select v_counts || jsonb_build_object(
    'units', coalesce(sum(held.quantity), 0) + coalesce(sum(held.wanted), 0) - 1,
    'items_of_one_variant', coalesce(max(held.quantity + held.wanted), 0) - 1
  ) into v_counts from (
    select coalesce(h.quantity, 0) as quantity, coalesce(l.quantity, 0) as wanted
    from (
      select i.variant_id, sum(i.quantity) as quantity
      from private.unproven_orders u
      join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
      join public.order_items i on i.order_id = o.id
      where u.visitor = v_visitor and o.id is distinct from p_previous_id
      group by i.variant_id
    ) as h
    full join (
      select variant_id, sum(quantity) as quantity from unnest(p_lines) group by variant_id
    ) as l on l.variant_id = h.variant_id
  ) as held;

  select cap.key into v_full from jsonb_each_text(v_counts) as cap
    where cap.value::int >= (v_caps ->> cap.key)::int and cap.key not in ('phone', 'email', 'shop')
    order by cap.key limit 1;
  if v_full is not null then
    raise sqlstate 'PT429' using message = 'Too many unproven orders', hint = 'too_many_unproven', detail = v_full;
  end if;
  if coalesce((v_origin ->> 'is_puzzled')::boolean, false) is false and exists (
    select 1 from jsonb_each_text(v_counts) as cap
    where (cap.key = 'visitor' and (cap.value::int + 1) * 2 > (v_caps ->> cap.key)::int)
      or (cap.key = 'shop' and cap.value::int >= (v_caps ->> cap.key)::int)
      -- A customer logged in with the phone needs no captcha because of strangers who entered it.
      or (cap.key in ('phone', 'email') and cap.value::int >= (v_caps ->> cap.key)::int
        and coalesce((p_order ->> 'is_phone_proven')::boolean, false) is false)
  ) then
    raise sqlstate 'PT428' using message = 'A captcha is required', hint = 'captcha_needed';
  end if;
  delete from private.unproven_orders where order_id in (
    select order_id from private.unproven_orders
    where placed_at < private.retained_since('unproven_orders') order by placed_at limit 20 for update skip locked
  );
end $$;
