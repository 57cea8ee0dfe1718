-- Limits as part of the one gate, and who may place orders: what nobody has proven holds little and counts against nobody.

-- The first of these counters, [{ bucket, subject, limit, seconds }], that is full; or null. Takes nothing.
create function public.find_full_limit(p_counters jsonb) returns text
language sql volatile set search_path = '' as $$
  select min(c.bucket)
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > clock_timestamp() and a.taken >= c."limit"
$$;

------------------------------------------------------------------------------------------------------------------
-- Who is behind an order
------------------------------------------------------------------------------------------------------------------

-- One spelling of the mailbox behind an address: lower case, without "+tag", for Gmail without dots. As emailKey() in lib/email.ts.
create function private.email_key(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || host
  end
  from (
    select regexp_replace(local, '^(.[^+]*)\+.*$', '\1') as mailbox, host
    from (
      select regexp_replace(lower(btrim(p_email)), '@[^@]*$', '') as local,
        regexp_replace(lower(btrim(p_email)), '^.*@', '') as host
    ) as parts
  ) as tidied
$$;

create function private.grants_of_limits() returns void
language sql set search_path = '' as $$
  -- The index on orders runs it as whoever writes an order.
  grant execute on function private.email_key(text) to anon, authenticated;
$$;
create index orders_email_key on public.orders (private.email_key(email));

-- The orders of a customer, by whichever of account, phone and mailbox they are known.
create or replace function private.orders_of_customer(p_user_id uuid, p_email text, p_phone text) returns setof public.orders
language sql stable set search_path = '' as $$
  select * from public.orders where phone = p_phone
  union select * from public.orders where private.email_key(email) = private.email_key(p_email)
  union select * from public.orders where user_id = p_user_id
$$;

-- One customer buys one order at a time, by whichever of account, phone and mailbox they are known.
create or replace function private.lock_customer(p_user_id uuid, p_email text, p_phone text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(known.key) from (
    select distinct hashtextextended(name, 0) as key
    from unnest(array['user ' || p_user_id::text, 'email ' || private.email_key(p_email), 'phone ' || p_phone]) as name
    where name is not null order by key
  ) as known;
end $$;

-- An order counts against a person once it is proven: paid, confirmed by a code or by the shop's own people. Anybody can type
-- a stranger's phone and address; nobody else is signed in as the account.
create function private.counts_for(p_order public.orders, p_user_id uuid) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status <> 'Cancelled'
    and (p_order.status not in ('Pending Payment', 'COD Review') or coalesce(p_order.user_id = p_user_id, false))
$$;

-- Whether a customer may use a coupon now, by the facts that only the database knows: null, or why not.
-- p_except: an order of theirs that makes room for the one they are about to place.
create or replace function private.find_coupon_problem(
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
      where private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'not_first_order'
    when p_coupon.max_uses_per_customer <= (
      select count(*) from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.coupon_id = p_coupon.id and private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'used_by_you'
  end
$$;

-- Cash orders of a phone that are on their way unpaid. One in COD Review is anybody's: check_cod_code() counts again.
create or replace function private.count_open_cod(p_phone text, p_except uuid default null) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.orders
  where phone = p_phone and payment_method = 'cod' and payment_status = 'cod_due' and id is distinct from p_except
    and status in ('Confirmed', 'In Production', 'Packed', 'Shipped')
$$;

------------------------------------------------------------------------------------------------------------------
-- Orders that nobody has proven
------------------------------------------------------------------------------------------------------------------

create table private.unproven_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  visitor text not null check (char_length(visitor) = 64),
  phone text not null,
  email_key text not null,
  placed_at timestamptz not null default clock_timestamp()
);
comment on table private.unproven_orders is
  'Orders without a payment or a code, also cancelled ones, of the last day; a row goes when its order is proven. visitor is a keyed hash';
create index unproven_orders_visitor on private.unproven_orders (visitor, placed_at);
create index unproven_orders_phone on private.unproven_orders (phone, placed_at);
create index unproven_orders_email_key on private.unproven_orders (email_key, placed_at);
create index unproven_orders_placed_at on private.unproven_orders (placed_at);
alter table private.unproven_orders enable row level security;

create function private.forget_unproven() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.unproven_orders where order_id = new.id;
  return null;
end $$;
create trigger orders_proven after update of status on public.orders
  for each row when (new.status not in ('Pending Payment', 'COD Review', 'Cancelled'))
  execute function private.forget_unproven();

-- How long pieces wait for the code of a cash order: product_settings cod_hold_minutes, 30 to 60.
create function private.cod_hold() returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => coalesce((
    select least(greatest(setting_value::int, 30), 60) from public.product_settings
    where setting_key = 'cod_hold_minutes' and is_enabled and setting_value ~ '^[0-9]{1,4}$'
  ), 45))
$$;

-- Whether one visitor, phone, mailbox or the shop has too much that nobody has proven. origin: { visitor, is_puzzled, caps:
-- { seconds, visitor, phone, phone_here, email, email_here, shop, pieces, pieces_of_one, shelf_percent } }, see
-- lib/limits/unproven.ts. An order without an origin is not of the public. PT429 too_many_unproven (detail: which cap), PT428
-- captcha_needed beyond the half of a visitor's or the shop's. Strangers can fill what a phone and a mailbox have over all
-- visitors: that refuses nobody and wants a puzzle.
create function private.check_unproven(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_origin jsonb := p_order -> 'origin';
  v_caps jsonb := v_origin -> 'caps';
  v_visitor text := v_origin ->> 'visitor';
  v_since timestamptz := clock_timestamp() - make_interval(secs => (v_caps ->> 'seconds')::int);
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
    raise sqlstate 'PT429' using message = 'Too many orders that nobody has proven', hint = 'too_many_unproven', detail = v_full;
  end if;
  if coalesce((v_origin ->> 'is_puzzled')::boolean, false) is false and exists (
    select 1 from jsonb_each_text(v_counts) as cap
    where (cap.key in ('visitor', 'shop') and (cap.value::int + 1) * 2 > (v_caps ->> cap.key)::int)
      -- Whoever is signed in with the phone is not asked because of those who typed it.
      or (cap.key in ('phone', 'email') and cap.value::int >= (v_caps ->> cap.key)::int
        and coalesce((p_order ->> 'is_phone_proven')::boolean, false) is false)
  ) then
    raise sqlstate 'PT428' using message = 'A puzzle is due', hint = 'captcha_needed';
  end if;
  delete from private.unproven_orders where order_id in (
    select order_id from private.unproven_orders
    where placed_at < now() - interval '1 day' order by placed_at limit 20 for update skip locked
  );
end $$;

-- Of no variant does what nobody has proven hold more than caps.shelf_percent of the pieces on hand, over all visitors, unless a
-- puzzle was solved: PT428 captcha_needed. Call it under the variants' locks.
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
    -- No more can be unproven than is reserved, so most orders end here.
    where v.reserved + l.quantity > ceil(v.stock * v_percent / 100.0)
      and l.quantity + (
        select coalesce(sum(i.quantity), 0)
        from private.unproven_orders u
        join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
        join public.order_items i on i.order_id = o.id and i.variant_id = l.variant_id
        where o.id is distinct from p_previous_id
      ) > ceil(v.stock * v_percent / 100.0)
  ) then
    raise sqlstate 'PT428' using message = 'A puzzle is due', hint = 'captcha_needed';
  end if;
end $$;

-- Whether the same visitor has an open unproven order of the same person with the same coupon for one use per person: two at
-- once would both have it.
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

-- p_order: { user_id, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps },
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note,
--   lines: [{ variant_id, quantity, list_price, unit_price, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst }] }; rupees.
-- rules is what pricing_rules() gave the quote. Expected failures: PT409 with hint out_of_stock | unavailable | price_changed |
-- coupon_invalid | cod_refused (detail: why) | key_reused; PT422 for what a quote never says;
-- PT429 too_many_unproven and PT428 captcha_needed of check_unproven() and check_shelf().
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
      when not v_is_proven then 'COD Review'
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
      when not v_is_proven then now() + private.cod_hold()
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
  perform private.queue_message('order_placed', v_order);
  if v_order.status = 'Confirmed' then
    perform private.queue_message('order_confirmed', v_order);
  elsif v_order.status = 'COD Review' then
    perform private.queue_message('order_reminder', v_order);
  end if;

  v_response := jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
  update public.idempotency_keys set request_hash = p_request_hash, response = v_response where key = p_key;
  return v_response;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Codes to the phone of an order
------------------------------------------------------------------------------------------------------------------

-- Puts a new code in place of the last and sends it, p_after from now. PT429 too_many: a minute between sends, five of them.
create function private.put_order_code(p_order public.orders, p_code text, p_code_hash text, p_after interval) returns void
language plpgsql set search_path = '' as $$
declare
  v_sent int;
begin
  insert into private.cod_codes as known (order_id, code_hash, sent_at) values (p_order.id, p_code_hash, now() + p_after)
    on conflict (order_id) do update
      set code_hash = excluded.code_hash, attempts = 0, sent = known.sent + 1, sent_at = excluded.sent_at
      where known.sent < 5 and known.sent_at < now() - interval '1 minute'
    returning sent into v_sent;
  if not found then
    raise sqlstate 'PT429' using message = 'A code is on its way already', hint = 'too_many';
  end if;
  perform private.record_order_event(p_order.id, 'code_sent', null, null, 'system');
  insert into public.outbox (next_at, topic, aggregate, payload) values (
    now() + p_after, 'cod_code', concat_ws(' ', p_order.id, v_sent, case p_order.status when 'COD Review' then null else extract(epoch from now())::bigint end),
    jsonb_build_object('order_id', p_order.order_id, 'code', p_code)
  );
end $$;

-- right | wrong | expired (ten minutes) | spent (five tries, or used). Counts the try before it looks.
create function private.try_order_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' as $$
declare
  v_code private.cod_codes;
begin
  update private.cod_codes set attempts = attempts + 1
    where order_id = p_order_id and attempts < 5 and sent_at > now() - interval '10 minutes'
    returning * into v_code;
  if not found then
    return case
      when exists (select from private.cod_codes where order_id = p_order_id and attempts >= 5) then 'spent' else 'expired'
    end;
  end if;
  return case when v_code.code_hash = p_code_hash then 'right' else 'wrong' end;
end $$;

-- Sends a code to the phone of an order in COD Review, p_after from now. The code stands in the message alone; here is its
-- hash. PT409 bad_transition: nothing to confirm. PT429 too_many.
drop function public.send_cod_code(uuid, text, text);
create function public.send_cod_code(p_order_id uuid, p_code text, p_code_hash text, p_after interval default '0 s') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
begin
  if v_order.status <> 'COD Review' then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  perform private.put_order_code(v_order, p_code, p_code_hash, p_after);
end $$;

-- confirmed | wrong | expired | spent | open | coupon. A right code confirms the order, unless the person has too many cash orders on
-- their way by now (open), or has used its coupon on another order (coupon).
create or replace function public.check_cod_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_coupon public.coupons;
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
  select * into v_coupon from public.coupons where id = v_order.coupon_id;
  if private.find_coupon_problem(v_coupon, v_order.user_id, v_order.email, v_order.phone, p_order_id)
    in ('not_first_order', 'used_by_you') then
    return 'coupon';
  end if;
  perform public.transition_order(p_order_id, 'Confirmed', 'system', 'Confirmed by a code to the phone');
  delete from private.cod_codes where order_id = p_order_id;
  return 'confirmed';
end $$;

-- For what only the person with the order's phone may do, such as saying where its money goes. Not for COD Review, which
-- has its own; codes of an earlier day are forgotten. PT429 too_many.
create function public.send_phone_code(p_order_id uuid, p_code text, p_code_hash text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
begin
  -- A cancelled exchange may owe its buyer the cash of the first order.
  if v_order.status in ('COD Review', 'Pending Payment')
    or (v_order.status = 'Cancelled' and v_order.exchange_of is null) then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  delete from private.cod_codes where order_id = p_order_id and sent_at < now() - interval '1 day';
  perform private.put_order_code(v_order, p_code, p_code_hash, '0 s');
end $$;

-- right | wrong | expired | spent. A right code is good once.
create function public.check_phone_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.find_order_to_move(p_order_id);
  v_outcome text := private.try_order_code(v_order.id, p_code_hash);
begin
  if v_outcome = 'right' then
    update private.cod_codes set attempts = 5 where order_id = p_order_id;
  end if;
  return v_outcome;
end $$;

------------------------------------------------------------------------------------------------------------------
-- What people hear of an order that nobody has proven
------------------------------------------------------------------------------------------------------------------

-- Which unproven order of its mailbox this is within a day, the first being 1; null when it is proven.
create function private.unproven_rank(p_order_id uuid) returns int
language sql stable set search_path = '' as $$
  select nullif(count(*), 0)::int
  from private.unproven_orders mine
  join private.unproven_orders u on u.email_key = mine.email_key and u.placed_at <= mine.placed_at
  where mine.order_id = p_order_id and u.placed_at > now() - interval '1 day'
$$;

-- When a message goes out, over which channels, and whether at all. An address that nobody has proven gets no SMS but its code,
-- five mails about placed orders a day, and the rest of the news of the first two orders.
-- Whoever is at the checkout pays within minutes, and hears of the confirmed order instead of one that waits.
create or replace function private.plan_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_rank int;
begin
  if new.topic = 'cod_code' then
    new.channel := 'sms';
  elsif new.channel = 'email' and new.topic in (
    'order_placed', 'order_reminder', 'order_confirmed', 'order_shipped', 'order_cancelled'
  ) then
    select * into v_order from public.orders where id = case
      when new.aggregate ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then new.aggregate::uuid
    end;
    v_rank := private.unproven_rank(v_order.id);
    if v_rank > (case new.topic when 'order_placed' then 5 else 2 end) then
      return null;
    end if;
    if new.topic = 'order_placed' and v_order.status = 'Pending Payment' then
      new.next_at := now() + interval '3 minutes';
    elsif new.topic = 'order_reminder' then
      new.next_at := greatest(v_order.expires_at - interval '15 minutes', now());
    end if;
    if new.topic = 'order_shipped' or (new.topic = 'order_confirmed' and v_order.payment_method = 'cod') then
      insert into public.outbox (topic, aggregate, payload, channel)
        values (new.topic, 'sms:' || new.aggregate, new.payload, 'sms')
        on conflict (topic, aggregate) do nothing;
    end if;
  end if;
  return new;
end $$;

-- Mails the link to an order to the address that it was made with, at most every five minutes; of an order that nobody has
-- proven, once. Says nothing of whether there is such an order.
create or replace function public.queue_order_link(p_order_id text, p_email text) returns void
language sql set search_path = '' set statement_timeout = '5s' as $$
  insert into public.outbox (topic, aggregate, payload)
  select 'order_link', concat_ws(' ', o.id, case
      when u.order_id is null then floor(extract(epoch from now()) / 300)::text else 'unproven'
    end), jsonb_build_object('order_id', o.order_id)
  from public.orders o left join private.unproven_orders u on u.order_id = o.id
  where o.order_id = p_order_id and lower(o.email) = lower(p_email)
  on conflict (topic, aggregate) do nothing
$$;

alter table public.orders add column link_epoch int not null default 1 check (link_epoch > 0);
comment on column public.orders.link_epoch is 'One more makes every link to this order invalid that was given out before';

select private.apply_grants();
