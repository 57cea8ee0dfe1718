-- place_order as of the full checkout: coupon, delivery zones, GST, cash on delivery by rule. It still computes no price.
-- Lock order everywhere: idempotency key, orders (older first), customer, coupons by id, variants by id, products by id, settings.

-- Everything that prices depend on, as a quote sees it: enabled settings as text, zones and GST rates as rows.
create function public.pricing_rules() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'settings', (
      select coalesce(jsonb_object_agg(setting_key, setting_value), '{}') from public.product_settings
      where is_enabled and setting_key in (
        'global_discount', 'shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'cod_open_orders', 'cod_refusals',
        'shop_state'
      )
    ),
    'zones', (
      select coalesce(jsonb_agg(jsonb_build_object('zone', zone, 'fee', fee, 'free_over', free_over) order by zone), '[]')
      from public.shipping_zones
    ),
    'gst_rates', (
      select jsonb_agg(
        jsonb_build_object('hsn_prefix', hsn_prefix, 'starts_on', starts_on, 'above', above, 'percent', percent)
        order by hsn_prefix, starts_on, above
      )
      from public.gst_rates
    )
  )
$$;
drop function public.pricing_settings();

create or replace function private.grants_of_pricing() returns void
language sql set search_path = '' as $$
  grant execute on function public.pricing_rules() to anon, authenticated;
$$;

alter type private.order_line
  add attribute coupon_discount numeric, add attribute hsn text, add attribute gst_rate numeric,
  add attribute taxable numeric, add attribute cgst numeric, add attribute sgst numeric, add attribute igst numeric;

-- Which lines can't be bought as quoted, and why; null when all can. Call it under the variants' locks.
create or replace function private.find_line_problems(p_lines private.order_line[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'variant_id', checked.variant_id, 'problem', checked.problem, 'available', greatest(checked.available, 0)
    ) order by checked.variant_id
  )
  from (
    select l.variant_id, v.stock - v.reserved as available,
      case
        when v.id is null or not v.is_active or p.is_deleted or p.status <> 'published' then 'unavailable'
        when v.stock - v.reserved < l.quantity then 'out_of_stock'
        when p.price <> l.list_price or p.hsn <> coalesce(l.hsn, p.hsn) then 'price_changed'
      end as problem
    from unnest(p_lines) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;

------------------------------------------------------------------------------------------------------------------
-- Customers, coupons, cash on delivery
------------------------------------------------------------------------------------------------------------------

-- One customer buys one order at a time, by whichever of account, phone and address they are known.
create function private.lock_customer(p_user_id uuid, p_email text, p_phone text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(known.key) from (
    select distinct hashtextextended(name, 0) as key
    from unnest(array['user ' || p_user_id::text, 'email ' || lower(p_email), 'phone ' || p_phone]) as name
    where name is not null order by key
  ) as known;
end $$;

-- The orders of a customer, by whichever of account, phone and address they are known.
create function private.orders_of_customer(p_user_id uuid, p_email text, p_phone text) returns setof public.orders
language sql stable set search_path = '' as $$
  select * from public.orders where phone = p_phone
  union select * from public.orders where lower(email) = lower(p_email)
  union select * from public.orders where user_id = p_user_id
$$;
create index orders_phone on public.orders (phone);

create function private.lock_coupons(p_order_ids uuid[], p_coupon_id bigint default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.coupons
    where id = p_coupon_id or id in (select coupon_id from public.orders where id = any (p_order_ids))
    order by id for no key update;
end $$;

-- Follows the order: a cancelled one gives its coupon back, one that comes alive again takes it again (or fails, when it is
-- used up: coupons_within_uses).
create function private.follow_order_with_coupon() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_is_released boolean := new.status = 'Cancelled';
begin
  update public.coupon_redemptions set released_at = case when v_is_released then now() end
    where order_id = new.id and (released_at is null) = v_is_released;
  if found then
    update public.coupons set used = used + case when v_is_released then -1 else 1 end where id = new.coupon_id;
  end if;
  return null;
end $$;
create trigger orders_coupon after update of status on public.orders
  for each row when (new.coupon_id is not null and (old.status = 'Cancelled') <> (new.status = 'Cancelled'))
  execute function private.follow_order_with_coupon();


-- Whether a customer may use a coupon now, by the facts that only the database knows: null, or why not.
-- p_except: an order of theirs that makes room for the one they are about to place.
create function private.find_coupon_problem(
  p_coupon public.coupons, p_user_id uuid, p_email text, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not p_coupon.is_active or now() < p_coupon.starts_at or now() >= coalesce(p_coupon.ends_at, 'infinity')
      then 'over'
    when p_coupon.used - coalesce((
      select 1 from public.coupon_redemptions
      where order_id = p_except and coupon_id = p_coupon.id and released_at is null
    ), 0) >= p_coupon.max_uses then 'used_up'
    when p_coupon.is_first_order_only and exists (
      select 1 from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.status <> 'Cancelled' and o.id is distinct from p_except
    ) then 'not_first_order'
    when p_coupon.max_uses_per_customer <= (
      select count(*) from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.coupon_id = p_coupon.id and o.status <> 'Cancelled' and o.id is distinct from p_except
    ) then 'used_by_you'
  end
$$;

create function private.setting(p_key text) returns text
language sql stable set search_path = '' as $$
  select setting_value from public.product_settings where setting_key = p_key and is_enabled
$$;

create function private.count_open_cod(p_phone text, p_except uuid default null) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders
  where phone = p_phone and payment_method = 'cod' and payment_status = 'cod_due' and id is distinct from p_except
    and status in ('COD Review', 'Confirmed', 'In Production', 'Packed', 'Shipped')
$$;

create function private.count_refused(p_phone text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders where phone = p_phone and payment_method = 'cod' and status = 'RTO'
$$;

-- Why an order can't be paid on delivery, or null. pincode · over · open: too many of theirs are on the way · refused: they did
-- not take parcels before. The same rules in the same order as lib/checkout/cod.ts.
create function private.find_cod_problem(p_pincode text, p_total numeric, p_phone text, p_except uuid default null)
returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select 1 from public.pincodes where pincode = p_pincode and cod_available) then 'pincode'
    when p_total > private.setting('cod_up_to')::numeric then 'over'
    when private.count_open_cod(p_phone, p_except) >= private.setting('cod_open_orders')::int then 'open'
    when private.count_refused(p_phone) >= private.setting('cod_refusals')::int then 'refused'
  end
$$;

-- What a quote has to know beside prices: { place, cod, coupons }. place: the pincode's row, or null. cod: how many orders of
-- the phone are on their way unpaid, and how many came back. coupons: the automatic ones and the one with the code, each
-- with `problem`, by the facts that only the database knows.
create function public.checkout_facts(
  p_code text default null, p_pincode text default null, p_user_id uuid default null, p_email text default null,
  p_phone text default null, p_except uuid default null
) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'place', (select to_jsonb(p) from public.pincodes p where p.pincode = p_pincode),
    'cod', jsonb_build_object(
      'open', private.count_open_cod(p_phone, p_except),
      'refused', private.count_refused(p_phone)
    ),
    'coupons', coalesce((
      select jsonb_agg(to_jsonb(c) || jsonb_build_object(
        'problem', private.find_coupon_problem(c, p_user_id, p_email, p_phone, p_except)
      ) order by c.id)
      from public.coupons c where c.code = p_code or (c.is_automatic and c.is_active)
    ), '[]')
  )
$$;

------------------------------------------------------------------------------------------------------------------
-- place_order
------------------------------------------------------------------------------------------------------------------

-- Checks under lock that what the quote stood on still holds; raises PT409 if not.
create function private.check_order_facts(
  p_order jsonb, p_lines private.order_line[], p_coupon public.coupons, p_previous_id uuid
) returns void
language plpgsql set search_path = '' as $$
declare
  v_problems jsonb := private.find_line_problems(p_lines);
  v_reason text;
begin
  if v_problems is not null then
    raise sqlstate 'PT409' using
      message = 'Some items can not be bought as shown',
      hint = case
        when v_problems @> '[{"problem": "unavailable"}]' then 'unavailable'
        when v_problems @> '[{"problem": "out_of_stock"}]' then 'out_of_stock'
        else 'price_changed'
      end,
      detail = v_problems::text;
  end if;

  perform 1 from public.product_settings order by setting_key for share;
  perform 1 from public.shipping_zones order by zone for share;
  perform 1 from public.gst_rates order by hsn_prefix, starts_on, above for share;
  if public.pricing_rules() is distinct from p_order -> 'rules' or (
    select zone from public.pincodes where pincode = p_order #>> '{shipping_address,pincode}'
  ) is distinct from p_order ->> 'zone' then
    raise sqlstate 'PT409' using message = 'Prices changed while you were shopping', hint = 'price_changed';
  end if;

  if p_order -> 'coupon' <> 'null' then
    if p_coupon.updated_at is distinct from (p_order #>> '{coupon,updated_at}')::timestamptz then
      raise sqlstate 'PT409' using message = 'The coupon has changed', hint = 'coupon_invalid', detail = 'changed';
    end if;
    v_reason := case
      when p_coupon.is_prepaid_only and p_order ->> 'payment_method' = 'cod' then 'prepaid_only'
      else private.find_coupon_problem(
        p_coupon, (p_order ->> 'user_id')::uuid, p_order ->> 'email', p_order ->> 'phone', p_previous_id
      )
    end;
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'The coupon can not be used', hint = 'coupon_invalid', detail = v_reason;
    end if;
  end if;

  if p_order ->> 'payment_method' = 'cod' then
    v_reason := private.find_cod_problem(
      p_order #>> '{shipping_address,pincode}', (p_order ->> 'total')::numeric, p_order ->> 'phone', p_previous_id
    );
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'No cash on delivery for this order', hint = 'cod_refused', detail = v_reason;
    end if;
  end if;
end $$;

-- p_order: { user_id, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note,
--   lines: [{ variant_id, quantity, list_price, unit_price, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst }] }; rupees.
-- rules is what pricing_rules() gave the quote. Expected failures: PT409 with hint out_of_stock | unavailable | price_changed |
-- coupon_invalid | cod_refused (detail: why) | key_reused; PT422 for what a quote never says.
-- Same key and hash: the first answer again. Same key, other hash: PT409 key_reused.
-- replaces_unpaid: true lets the key be used again when its order is dead, or is unpaid and was sent with other contents;
-- that order then makes room for this one. So one key, one basket, never has two live orders.
create or replace function public.place_order(p_key text, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known public.idempotency_keys;
  v_lines private.order_line[];
  v_order public.orders;
  v_previous public.orders;
  v_coupon public.coupons;
  v_method text := p_order ->> 'payment_method';
  v_charges jsonb := p_order -> 'charges';
  v_response jsonb;
begin
  insert into public.idempotency_keys (key, request_hash) values (p_key, p_request_hash)
    on conflict (key) do nothing;
  if not found then
    select * into v_known from public.idempotency_keys where key = p_key for update;
    select * into v_previous from public.orders where id = (v_known.response ->> 'id')::uuid for update;
    if v_previous.replaced_by is not null then
      v_previous := private.lock_replacement(v_previous);
      v_known.response := jsonb_build_object('id', v_previous.id, 'order_id', v_previous.order_id);
    end if;
    if not coalesce((p_order ->> 'replaces_unpaid')::boolean, false) or not (
      v_previous.status = 'Cancelled'
      or (v_previous.status = 'Pending Payment' and v_known.request_hash <> p_request_hash)
    ) then
      if v_known.request_hash <> p_request_hash then
        raise sqlstate 'PT409' using message = 'This order was already sent with other contents', hint = 'key_reused';
      end if;
      return v_known.response;
    end if;
  end if;

  select array_agg(l) into v_lines
    from jsonb_populate_recordset(null::private.order_line, p_order -> 'lines') as l;
  if coalesce(cardinality(v_lines), 0) not between 1 and 50
    or exists (select 1 from unnest(v_lines) as l where (l.quantity between 1 and 10) is not true)
    or (select count(distinct l.variant_id) <> count(*) from unnest(v_lines) as l) then
    raise sqlstate 'PT422' using message = 'An order has 1 to 50 different items, 1 to 10 of each', hint = 'bad_lines';
  end if;
  if exists (
    select 1 from unnest(v_lines) as l
    having sum(l.list_price * l.quantity) is distinct from (p_order ->> 'subtotal')::numeric
      or sum((l.list_price - l.unit_price) * l.quantity) is distinct from (p_order ->> 'discount')::numeric
      or sum(l.coupon_discount) is distinct from (p_order ->> 'coupon_discount')::numeric
      or (v_charges ->> 'taxable')::numeric + (v_charges ->> 'cgst')::numeric + (v_charges ->> 'sgst')::numeric
        + (v_charges ->> 'igst')::numeric
        is distinct from (p_order ->> 'shipping')::numeric + (p_order ->> 'cod_fee')::numeric
  ) or (v_method = 'none') <> ((p_order ->> 'total')::numeric = 0)
    or (v_method <> 'cod' and (p_order ->> 'cod_fee')::numeric <> 0)
    or (p_order -> 'coupon' = 'null' and (p_order ->> 'coupon_discount')::numeric <> 0) then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;

  perform private.lock_customer((p_order ->> 'user_id')::uuid, p_order ->> 'email', p_order ->> 'phone');
  perform private.lock_coupons(array[v_previous.id], (p_order #>> '{coupon,id}')::bigint);
  perform private.lock_stock(
    array(select l.variant_id from unnest(v_lines) as l),
    case when v_previous.status = 'Pending Payment' then array[v_previous.id] else '{}' end
  );
  if v_previous.status = 'Pending Payment' then
    perform private.move_order_stock(array[v_previous.id], 'release', 'customer');
  end if;
  select * into v_coupon from public.coupons where id = (p_order #>> '{coupon,id}')::bigint;
  perform private.check_order_facts(p_order, v_lines, v_coupon, v_previous.id);
  -- Gives its coupon back before this order takes it.
  if v_previous.status = 'Pending Payment' then
    update public.orders set status = 'Cancelled', expires_at = null where id = v_previous.id;
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status,
    subtotal, discount, coupon_id, coupon_code, coupon_discount, shipping, cod_fee, total,
    charges_gst_rate, charges_taxable, charges_cgst, charges_sgst, charges_igst,
    shipping_address, gstin, business_name, note, expires_at
  ) values (
    private.new_order_number(), (p_order ->> 'user_id')::uuid,
    p_order ->> 'name', p_order ->> 'email', p_order ->> 'phone', v_method,
    case
      when v_method = 'razorpay' then 'Pending Payment'
      when v_method = 'cod' and (p_order ->> 'is_phone_proven')::boolean is not true then 'COD Review'
      else 'Confirmed'
    end,
    case v_method when 'cod' then 'cod_due' when 'razorpay' then 'created' else 'not_due' end,
    (p_order ->> 'subtotal')::numeric, (p_order ->> 'discount')::numeric,
    v_coupon.id, v_coupon.code, (p_order ->> 'coupon_discount')::numeric,
    (p_order ->> 'shipping')::numeric, (p_order ->> 'cod_fee')::numeric, (p_order ->> 'total')::numeric,
    (v_charges ->> 'gst_rate')::numeric, (v_charges ->> 'taxable')::numeric,
    (v_charges ->> 'cgst')::numeric, (v_charges ->> 'sgst')::numeric, (v_charges ->> 'igst')::numeric,
    p_order -> 'shipping_address', p_order ->> 'gstin', p_order ->> 'business_name', coalesce(p_order ->> 'note', ''),
    case
      when v_method = 'razorpay' then now() + interval '20 minutes'
      when v_method = 'cod' and (p_order ->> 'is_phone_proven')::boolean is not true then now() + interval '2 days'
    end
  ) returning * into v_order;

  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst
  )
  select v_order.id, p.id, v.id, p.name, v.size, v.color, c.name, v.sku,
    (
      select i.image_url from public.product_images i
      where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ),
    l.quantity, l.list_price, l.unit_price, l.unit_price * l.quantity, l.coupon_discount,
    p.hsn, l.gst_rate, l.taxable, l.cgst, l.sgst, l.igst
  from unnest(v_lines) as l
  join public.product_variants v on v.id = l.variant_id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color;

  if v_coupon.id is not null then
    insert into public.coupon_redemptions (order_id, coupon_id) values (v_order.id, v_coupon.id);
    update public.coupons set used = used + 1 where id = v_coupon.id;
  end if;
  if v_previous.id is not null then
    perform private.replace_order(v_previous, v_order.id);
  end if;

  perform private.move_order_stock(array[v_order.id], 'reserve', 'system');
  perform private.record_order_event(v_order.id, 'placed', null, v_order.status, 'customer');
  perform private.queue_message('order_placed', v_order);
  if v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order);
  end if;

  v_response := jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
  update public.idempotency_keys set request_hash = p_request_hash, response = v_response where key = p_key;
  return v_response;
end $$;

-- Takes the stock and the coupon of a cancelled order again, if both are still there: null, or stock_gone or coupon_gone.
-- An unpaid order that was to replace it steps back.
drop function private.revive_order(public.orders, public.orders);
create function private.find_revival_problem(p_order public.orders, p_replacement public.orders) returns text
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg(jsonb_populate_record(null::private.order_line, jsonb_build_object(
      'variant_id', i.variant_id, 'quantity', i.quantity, 'list_price', p.price
    ))) into v_lines
    from public.order_items i join public.products p on p.id = i.product_id
    where i.order_id = p_order.id;
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
  update public.orders set status = 'Confirmed' where id = p_order.id;
  perform private.move_order_stock(array[p_order.id], 'reserve', 'system');
  return null;
exception
  when sqlstate 'KP001' then
    return 'stock_gone';
  when check_violation then
    return 'coupon_gone';
end $$;

select private.apply_grants();
