-- Placing an order: one key, one basket, one order; who may use which offer. Unproven orders reserve little and count
-- against nobody.

create type private.order_line as (
  variant_id bigint, quantity int, list_price numeric, unit_price numeric, coupon_discount numeric, hsn text,
  gst_rate numeric, taxable numeric, cgst numeric, sgst numeric, igst numeric
);

create table public.idempotency_keys (
  key text primary key check (char_length(key) between 8 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default private.now()
);
create index idempotency_keys_created_at on public.idempotency_keys (created_at);
alter table public.idempotency_keys enable row level security;

create table public.coupon_redemptions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  coupon_id bigint not null references public.coupons (id),
  created_at timestamptz not null default private.now(),
  released_at timestamptz
);
comment on table public.coupon_redemptions is 'Released (released_at) when its order is cancelled; kept when the order is returned';
create index coupon_redemptions_coupon_id on public.coupon_redemptions (coupon_id, created_at desc);
alter table public.coupon_redemptions enable row level security;

create table private.cod_codes (
  order_id uuid primary key references public.orders (id) on delete cascade,
  code_hash text not null,
  attempts int not null default 0,
  sent int not null default 1,
  sent_at timestamptz not null default private.now()
);
comment on table private.cod_codes is 'The code sent to the phone of an order; ten minutes, five tries, five sends';
alter table private.cod_codes enable row level security;

create table private.unproven_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  visitor text not null check (char_length(visitor) = 64),
  phone text not null,
  email_key text not null,
  placed_at timestamptz not null default private.clock_timestamp()
);
comment on table private.unproven_orders is
  'Orders of the last day without a payment or a confirmed code, also cancelled ones; the row is deleted when its order is proven. visitor is a keyed hash';
create index unproven_orders_visitor on private.unproven_orders (visitor, placed_at);
create index unproven_orders_phone on private.unproven_orders (phone, placed_at);
create index unproven_orders_email_key on private.unproven_orders (email_key, placed_at);
create index unproven_orders_placed_at on private.unproven_orders (placed_at);
alter table private.unproven_orders enable row level security;

-- Returns confirmed | wrong | expired | spent | open | coupon. A correct code confirms the order, unless the customer has
-- too many cash orders under way by now (open) or has used its coupon on another order (coupon).
create function public.check_cod_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_outcome text;
begin
  if v_order.status <> 'COD Review' then
    return case when v_order.status in ('Cancelled', 'Pending Payment') then 'expired' else 'confirmed' end;
  end if;
  v_outcome := private.try_order_code(p_order_id, p_code_hash);
  if v_outcome <> 'right' then
    return v_outcome;
  end if;
  perform private.lock_customer(v_order.user_id, v_order.email, v_order.phone);
  if private.count_open_cod(v_order.phone, p_order_id) >= private.setting('cod_open_orders')::int then
    return 'open';
  end if;
  if private.has_reused_coupon(v_order) then
    return 'coupon';
  end if;
  perform public.transition_order(p_order_id, 'Confirmed', 'system', 'Confirmed by a code to the phone');
  delete from private.cod_codes where order_id = p_order_id;
  return 'confirmed';
end $$;

-- Checks under lock that the facts of the quote still hold; raises PT409 if not. Raises PT422 when pincode and state don't
-- match: the tax would be wrong, and the server checks this first.
create function private.check_order_facts(
  p_order jsonb, p_lines private.order_line[], p_coupon public.coupons, p_previous_id uuid
) returns void
language plpgsql set search_path = '' as $$
declare
  v_problems jsonb := private.find_line_problems(p_lines);
  v_reason text;
  v_place jsonb := public.find_place(p_order #>> '{shipping_address,pincode}');
begin
  if v_place is null then
    raise sqlstate 'PT422' using message = 'There is no such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_order #>> '{shipping_address,state}')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  end if;

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
  if public.pricing_rules() is distinct from p_order -> 'rules'
    or public.find_place(p_order #>> '{shipping_address,pincode}') ->> 'zone' is distinct from p_order ->> 'zone' then
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

-- Returns right | wrong | expired | spent. A correct code works once.
create function public.check_phone_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_outcome text := private.try_order_code(v_order.id, p_code_hash);
begin
  if v_outcome = 'right' then
    update private.cod_codes set attempts = 5 where order_id = p_order_id;
  end if;
  return v_outcome;
end $$;

-- For each variant, unproven orders of all visitors may reserve at most caps.shelf_percent of the stock, unless a captcha
-- was solved: PT428 captcha_needed. Call it under the variants' locks.
create function private.check_shelf(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_percent int := (p_order #>> '{origin,caps,shelf_percent}')::int;
begin
  if v_percent is null or coalesce((p_order #>> '{origin,is_puzzled}')::boolean, false) then
    return;
  end if;
  if exists (
    select 1 from unnest(p_lines) as l
    join public.product_variants v on v.id = l.variant_id
    -- Unproven pieces are part of the reserved ones, so most orders pass here.
    where v.reserved + l.quantity > ceil(v.stock * v_percent / 100.0)
      and l.quantity + (
        select coalesce(sum(i.quantity), 0)
        from private.unproven_orders u
        join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
        join public.order_items i on i.order_id = o.id and i.variant_id = l.variant_id
        where o.id is distinct from p_previous_id
      ) > ceil(v.stock * v_percent / 100.0)
  ) then
    raise sqlstate 'PT428' using message = 'A captcha is required', hint = 'captcha_needed';
  end if;
end $$;

-- Caps the unproven orders of one visitor, phone, mailbox and the shop. origin: { visitor, is_puzzled, caps: { seconds,
-- visitor, phone, phone_here, email, email_here, shop, pieces, pieces_of_one, shelf_percent } }, see
-- lib/limits/unproven.ts. An order without an origin is not from the public. PT429 too_many_unproven (detail: which cap);
-- PT428 captcha_needed beyond half of a visitor's or the shop's cap. Strangers can fill the caps of a phone and a mailbox
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
    'pieces', coalesce(sum(held.quantity), 0) + coalesce(sum(held.wanted), 0) - 1,
    'pieces_of_one', coalesce(max(held.quantity + held.wanted), 0) - 1
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
    full join unnest(p_lines) as l on l.variant_id = h.variant_id
  ) as held;

  select cap.key into v_full from jsonb_each_text(v_counts) as cap
    where cap.value::int >= (v_caps ->> cap.key)::int and cap.key not in ('phone', 'email')
    order by cap.key limit 1;
  if v_full is not null then
    raise sqlstate 'PT429' using message = 'Too many unproven orders', hint = 'too_many_unproven', detail = v_full;
  end if;
  if coalesce((v_origin ->> 'is_puzzled')::boolean, false) is false and exists (
    select 1 from jsonb_each_text(v_counts) as cap
    where (cap.key in ('visitor', 'shop') and (cap.value::int + 1) * 2 > (v_caps ->> cap.key)::int)
      -- A customer signed in with the phone needs no captcha because of strangers who typed it.
      or (cap.key in ('phone', 'email') and cap.value::int >= (v_caps ->> cap.key)::int
        and coalesce((p_order ->> 'is_phone_proven')::boolean, false) is false)
  ) then
    raise sqlstate 'PT428' using message = 'A captcha is required', hint = 'captcha_needed';
  end if;
  delete from private.unproven_orders where order_id in (
    select order_id from private.unproven_orders
    where placed_at < private.now() - interval '1 day' order by placed_at limit 20 for update skip locked
  );
end $$;

-- The unpaid cash orders of a phone that are under way. Not those in COD Review, which anyone may have placed:
-- check_cod_code() counts again.
create function private.count_open_cod(p_phone text, p_except uuid default null) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders
  where phone = p_phone and payment_method = 'cod' and payment_status = 'cod_due' and id is distinct from p_except
    and status in ('Confirmed', 'In Production', 'Packed', 'Shipped')
$$;

create function private.count_refused(p_phone text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders where phone = p_phone and payment_method = 'cod' and status = 'RTO'
$$;

-- An order counts against a person once it is proven: paid, or confirmed by a code or by staff. Anyone can type another
-- person's phone and address; only the owner is signed in to the account.
create function private.counts_for(p_order public.orders, p_user_id uuid) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status <> 'Cancelled'
    and (p_order.status not in ('Pending Payment', 'COD Review') or coalesce(p_order.user_id = p_user_id, false))
$$;

-- The orders of a customer, identified by account, phone or mailbox.
create function private.orders_of_customer(p_user_id uuid, p_email text, p_phone text) returns setof public.orders
language sql stable set search_path = '' as $$
  select * from public.orders where phone = p_phone
  union select * from public.orders where private.email_key(email) = private.email_key(p_email)
  union select * from public.orders where user_id = p_user_id
$$;

-- Why a customer can't use a coupon now, by facts that only the database knows; null when they can. p_except: an order of
-- the same customer that the new one replaces.
create function private.find_coupon_problem(
  p_coupon public.coupons, p_user_id uuid, p_email text, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not p_coupon.is_active or private.now() < p_coupon.starts_at or private.now() >= coalesce(p_coupon.ends_at, 'infinity')
      then 'over'
    when p_coupon.used - coalesce((
      select 1 from public.coupon_redemptions
      where order_id = p_except and coupon_id = p_coupon.id and released_at is null
    ), 0) >= p_coupon.max_uses then 'used_up'
    when p_coupon.is_first_order_only and exists (
      select 1 from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'not_first_order'
    when p_coupon.max_uses_per_customer <= (
      select count(*) from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.coupon_id = p_coupon.id and private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'used_by_you'
  end
$$;

-- Whether another order of the same person has used up the order's coupon: both were placed before either was proven.
create function private.has_reused_coupon(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.coupons as c
    where c.id = p_order.coupon_id
      and private.find_coupon_problem(c, p_order.user_id, p_order.email, p_order.phone, p_order.id)
        in ('not_first_order', 'used_by_you')
  )
$$;

-- Asked before the payment of an order that is not proven yet; false for any other order.
create function public.has_reused_coupon(p_order_id uuid) returns boolean
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select coalesce((
    select o.status in ('Pending Payment', 'COD Review') and private.has_reused_coupon(o)
    from public.orders as o where o.id = p_order_id
  ), false)
$$;

-- What a quote needs besides prices: { place, cod, coupons }. place: see find_place(). cod: how many unpaid orders of the
-- phone are under way, and how many came back. coupons: the automatic ones and the one with the code, each with `problem`,
-- by facts that only the database knows.
create function public.checkout_facts(
  p_code text default null, p_pincode text default null, p_user_id uuid default null, p_email text default null,
  p_phone text default null, p_except uuid default null
) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'place', public.find_place(p_pincode),
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

-- Why an order can't be paid on delivery, or null. pincode · over · open: too many cash orders are under way · refused: the
-- customer has refused parcels before. The same rules in the same order as lib/checkout/cod.ts.
create function private.find_cod_problem(
  p_pincode text, p_total numeric, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select 1 from public.pincodes where pincode = p_pincode and cod_available) then 'pincode'
    when p_total > private.number_setting('cod_up_to', 5000) then 'over'
    when private.count_open_cod(p_phone, p_except) >= private.number_setting('cod_open_orders', 2) then 'open'
    when private.count_refused(p_phone) >= private.number_setting('cod_refusals', 2) then 'refused'
  end
$$;

-- The lines that can't be bought as quoted, and why; null when all can. Call it under the variants' locks.
create function private.find_line_problems(p_lines private.order_line[]) returns jsonb
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
        when coalesce(v.price, p.price) <> l.list_price or p.hsn <> coalesce(l.hsn, p.hsn) then 'price_changed'
      end as problem
    from unnest(p_lines) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;

-- A cancelled order gives its coupon back. A revived order takes it again, or fails when the coupon is used up
-- (coupons_within_uses).
create function private.follow_order_with_coupon() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_is_released boolean := new.status = 'Cancelled';
begin
  update public.coupon_redemptions set released_at = case when v_is_released then private.now() end
    where order_id = new.id and (released_at is null) = v_is_released;
  if found then
    update public.coupons set used = used + case when v_is_released then -1 else 1 end where id = new.coupon_id;
  end if;
  return null;
end $$;

create function private.forget_unproven() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.unproven_orders where order_id = new.id;
  return null;
end $$;

-- Whether the same visitor has an open unproven order with the same coupon, limited to one use per person, and the same
-- buyer: both orders would get the discount.
create function private.has_same_offer_open(p_order jsonb, p_coupon public.coupons, p_except uuid) returns boolean
language sql stable set search_path = '' as $$
  select (p_coupon.is_first_order_only or p_coupon.max_uses_per_customer is not null) and exists (
    select 1
    from private.unproven_orders u
    join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
    where u.visitor = p_order #>> '{origin,visitor}' and o.coupon_id = p_coupon.id and o.id is distinct from p_except
      and (u.phone = p_order ->> 'phone' or u.email_key = private.email_key(p_order ->> 'email'))
  )
$$;

-- Lets a cash-on-delivery order be paid online instead, until it is packed. p_charges: { gst_rate, taxable, cgst, sgst,
-- igst } of delivery alone. The order stays cash on delivery until the payment arrives. Returns the total to pay, in
-- rupees.
create function public.offer_prepay(p_order_id uuid, p_charges jsonb) returns numeric
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.payment_status <> 'cod_due' or v_order.status not in ('COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'This order can no longer be paid online', hint = 'bad_transition';
  end if;
  if (p_charges ->> 'taxable')::numeric + (p_charges ->> 'cgst')::numeric + (p_charges ->> 'sgst')::numeric
    + (p_charges ->> 'igst')::numeric is distinct from v_order.shipping then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;
  update public.orders
    set prepay = jsonb_build_object('total', v_order.total - v_order.cod_fee, 'charges', p_charges)
    where id = p_order_id;
  return v_order.total - v_order.cod_fee;
end $$;

-- p_order: { user_id, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps },
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note,
--   lines: [{ variant_id, quantity, list_price, unit_price, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst }] }; rupees.
-- rules: the value of pricing_rules() in the quote. Expected failures: PT409 with hint out_of_stock | unavailable | price_changed |
-- coupon_invalid | cod_refused (detail: why) | key_reused; PT422 for values that a quote never has;
-- PT429 too_many_unproven and PT428 captcha_needed from check_unproven() and check_shelf().
-- Same key and hash: returns the first answer again. Same key, other hash: PT409 key_reused.
-- replaces_unpaid: true accepts a used key when its order is dead, or is unpaid and has other contents; this order then
-- replaces it. So a basket, which has one key, never has two live orders.
create function public.place_order(p_key text, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known public.idempotency_keys;
  v_lines private.order_line[];
  v_order public.orders;
  v_previous public.orders;
  v_coupon public.coupons;
  v_method text := p_order ->> 'payment_method';
  v_charges jsonb := p_order -> 'charges';
  v_is_proven boolean := v_method = 'none'
    or v_method = 'cod' and coalesce((p_order ->> 'is_phone_proven')::boolean, false);
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
  if not v_is_proven then
    perform private.check_unproven(p_order, v_lines, v_previous.id);
  end if;
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
  if not v_is_proven then
    perform private.check_shelf(p_order, v_lines, v_previous.id);
  end if;
  if private.has_same_offer_open(p_order, v_coupon, v_previous.id) then
    raise sqlstate 'PT409' using message = 'The coupon can not be used', hint = 'coupon_invalid', detail = 'used_by_you';
  end if;
  -- The previous order gives its coupon back before this order takes it.
  if v_previous.status = 'Pending Payment' then
    v_previous.status := private.write_order_status(
      array[v_previous.id], 'Cancelled', 'basket', 'customer', 'Replaced by another order of the same cart',
      '{"reason": "replaced"}'
    );
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
      when v_method = 'online' then 'Pending Payment'
      when not v_is_proven then 'COD Review'
      else 'Confirmed'
    end,
    case v_method when 'cod' then 'cod_due' when 'online' then 'created' else 'not_due' end,
    (p_order ->> 'subtotal')::numeric, (p_order ->> 'discount')::numeric,
    v_coupon.id, v_coupon.code, (p_order ->> 'coupon_discount')::numeric,
    (p_order ->> 'shipping')::numeric, (p_order ->> 'cod_fee')::numeric, (p_order ->> 'total')::numeric,
    (v_charges ->> 'gst_rate')::numeric, (v_charges ->> 'taxable')::numeric,
    (v_charges ->> 'cgst')::numeric, (v_charges ->> 'sgst')::numeric, (v_charges ->> 'igst')::numeric,
    p_order -> 'shipping_address', p_order ->> 'gstin', p_order ->> 'business_name', coalesce(p_order ->> 'note', ''),
    case
      when v_method = 'online' then private.now() + interval '20 minutes'
      when not v_is_proven then private.now() + private.cod_hold()
    end
  ) returning * into v_order;

  if not v_is_proven and p_order -> 'origin' is not null then
    insert into private.unproven_orders (order_id, visitor, phone, email_key) values (
      v_order.id, p_order #>> '{origin,visitor}', v_order.phone, private.email_key(v_order.email)
    );
  end if;

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
  perform private.queue_message('order_placed', v_order.id);
  if v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order.id);
  elsif v_order.status = 'COD Review' then
    perform private.queue_message('order_reminder', v_order.id);
  end if;

  v_response := jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
  update public.idempotency_keys set request_hash = p_request_hash, response = v_response where key = p_key;
  return v_response;
end $$;

-- Replaces the order's code and sends the new one after p_after. PT429 too_many: one send per minute, five in all.
create function private.put_order_code(p_order public.orders, p_code text, p_code_hash text, p_after interval) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.cod_codes as known (order_id, code_hash, sent_at) values (p_order.id, p_code_hash, private.now() + p_after)
    on conflict (order_id) do update
      set code_hash = excluded.code_hash, attempts = 0, sent = known.sent + 1, sent_at = excluded.sent_at
      where known.sent < 5 and known.sent_at < private.now() - interval '1 minute';
  if not found then
    raise sqlstate 'PT429' using message = 'A code is on its way already', hint = 'too_many';
  end if;
  perform private.record_order_event(p_order.id, 'code_sent', null, null, 'system');
  insert into public.outbox (next_at, topic, order_id, data)
    values (private.now() + p_after, 'cod_code', p_order.id, jsonb_build_object('code', p_code, 'asked_at', private.clock_timestamp()));
end $$;

-- Sends a code to the phone of an order in COD Review, after p_after. Only the message holds the code; the database stores
-- its hash. PT409 bad_transition: nothing to confirm. PT429 too_many.
create function public.send_cod_code(p_order_id uuid, p_code text, p_code_hash text, p_after interval default '0 s') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.status <> 'COD Review' then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  perform private.put_order_code(v_order, p_code, p_code_hash, p_after);
end $$;

-- Sends a code for actions that only the holder of the order's phone may do, such as naming a UPI ID. Not for COD Review,
-- which has its own code. Codes of an earlier day are deleted. PT429 too_many.
create function public.send_phone_code(p_order_id uuid, p_code text, p_code_hash text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  -- After a cancelled exchange, the cash of the first order may be owed to the buyer.
  if v_order.status in ('COD Review', 'Pending Payment')
    or (v_order.status = 'Cancelled' and v_order.exchange_of is null) then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  delete from private.cod_codes where order_id = p_order_id and sent_at < private.now() - interval '1 day';
  perform private.put_order_code(v_order, p_code, p_code_hash, '0 s');
end $$;

-- Returns right | wrong | expired (ten minutes) | spent (five tries, or used). Counts the try before the comparison.
create function private.try_order_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' as $$
declare
  v_code private.cod_codes;
begin
  update private.cod_codes set attempts = attempts + 1
    where order_id = p_order_id and attempts < 5 and sent_at > private.now() - interval '10 minutes'
    returning * into v_code;
  if not found then
    return case
      when exists (select from private.cod_codes where order_id = p_order_id and attempts >= 5) then 'spent' else 'expired'
    end;
  end if;
  return case when v_code.code_hash = p_code_hash then 'right' else 'wrong' end;
end $$;

create trigger orders_coupon after update of status on public.orders
  for each row when (new.coupon_id is not null and (old.status = 'Cancelled') <> (new.status = 'Cancelled'))
  execute function private.follow_order_with_coupon();
create trigger orders_proven after update of status on public.orders
  for each row when (new.status not in ('Pending Payment', 'COD Review', 'Cancelled'))
  execute function private.forget_unproven();

create policy coupon_redemptions_select_staff on public.coupon_redemptions for select to authenticated
  using ((select private.may('offers.read')));
