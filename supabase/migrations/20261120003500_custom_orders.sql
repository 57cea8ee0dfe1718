-- Custom pieces: blanks with a design printed on them. A line of an order names the version of its design; its price is the
-- blank's and the prints', by size, less a break for many pieces.

alter type private.order_line add attribute design_version_id uuid;

alter table public.products add column is_blank boolean not null default false;
comment on column public.products.is_blank is 'Custom designs of this cut are printed on it';
create unique index products_blank on public.products (cut) where is_blank and not is_deleted;

alter table public.order_items add column design_version_id uuid references public.design_versions (id);
alter table public.order_items drop constraint order_items_order_id_variant_id_key;
alter table public.order_items add constraint order_items_one_line unique nulls not distinct (order_id, variant_id, design_version_id);
create index order_items_design_version_id on public.order_items (design_version_id) where design_version_id is not null;
comment on column public.order_items.design_version_id is 'What is printed on the piece; its files are made from this version';

create table public.print_bands (
  id int generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 40),
  width_mm int not null check (width_mm between 10 and 1000),
  height_mm int not null check (height_mm between 10 and 1000),
  price numeric(12, 2) not null check (price between 0 and 100000)
);
comment on table public.print_bands is 'What a print of at most this size costs on one side, lying or upright; larger ones cost as much as the largest';
alter table public.print_bands enable row level security;

create table public.print_breaks (
  pieces int primary key check (pieces between 2 and 1000),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 90)
);
comment on table public.print_breaks is 'From so many pieces of one design in an order, so much off each';
alter table public.print_breaks enable row level security;

-- Everything that prices depend on, as a quote reads it: enabled settings as text, zones and GST rates as rows.
create or replace function public.pricing_rules() returns jsonb
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
    ),
    'prints', jsonb_build_object(
      'bands', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', name, 'width_mm', width_mm, 'height_mm', height_mm, 'price', price)
          order by width_mm * height_mm, id
        ), '[]') from public.print_bands
      ),
      'breaks', (
        select coalesce(jsonb_agg(jsonb_build_object('pieces', pieces, 'percent', percent) order by pieces), '[]')
        from public.print_breaks
      )
    )
  )
$$;

-- Of one side, lying or upright: the smallest band that it fits into, else the largest. The rule of bandOf() in
-- lib/designer/print-price.ts.
create function private.print_price_of(p_width_mm numeric, p_height_mm numeric) returns numeric
language sql stable set search_path = '' as $$
  select coalesce((
    select price from public.print_bands
    order by (
      greatest(p_width_mm, p_height_mm) <= greatest(width_mm, height_mm)
      and least(p_width_mm, p_height_mm) <= least(width_mm, height_mm)
    ) desc,
      case when greatest(p_width_mm, p_height_mm) <= greatest(width_mm, height_mm)
        and least(p_width_mm, p_height_mm) <= least(width_mm, height_mm)
        then width_mm * height_mm else - width_mm * height_mm end,
      id
    limit 1
  ), 0)
$$;

-- What one piece of a variant costs before discount and coupon; with a design its prints are added, and the break of so many
-- pieces of the design is taken off, in whole rupees. The rule of customPriceOf() in lib/designer/print-price.ts.
create function private.list_price_of(p_variant_id bigint, p_version_id uuid, p_pieces bigint) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_version_id is null then coalesce(v.price, p.price)
    else round(round(
      (coalesce(v.price, p.price) + (
        select coalesce(sum(private.print_price_of(side.width_mm, side.height_mm)), 0)
        from public.design_versions d, jsonb_to_recordset(d.prints) as side (width_mm numeric, height_mm numeric)
        where d.id = p_version_id
      )) * (100 - coalesce((
        select percent from public.print_breaks where pieces <= p_pieces order by pieces desc limit 1
      ), 0)) / 100, 2), 0)
  end
  from public.product_variants v join public.products p on p.id = v.product_id
  where v.id = p_variant_id
$$;

create function private.is_printable_on(p_version_id uuid, p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_versions d
    join public.products p on p.id = p_variant.product_id and p.is_blank
    where d.id = p_version_id and d.rights_accepted_at is not null
      and d.document ->> 'cut' = p.cut and d.document ->> 'colour' = p_variant.color
  )
$$;

-- What a custom piece is called on orders, papers and mails, as customTitle() in lib/designer/custom-title.ts.
create function private.custom_title(p_product text, p_design text) returns text
language sql immutable set search_path = '' as $$
  select p_product || ', own design “' || p_design || '”'
$$;

-- The path of its mockup; whoever knows the id may see it.
create function private.design_picture(p_version_id uuid) returns text
language sql stable set search_path = '' as $$
  select '/design-pictures/' || d.id || '/' || case
      when d.prints @> '[{"view": "back"}]' and not d.prints @> '[{"view": "front"}]' then 'back' else 'front' end || '.webp'
  from public.design_versions d where d.id = p_version_id
$$;

-- The lines that can't be bought as quoted, and why; null when all can. Call it under the variants' locks. Lines of one variant
-- share its stock. A design is printed on the blank of its cut, in its colour, once its owner has agreed to the proof.
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
        when l.design_version_id is not null and not private.is_printable_on(l.design_version_id, v) then 'unavailable'
        when v.stock - v.reserved < l.wanted then 'out_of_stock'
        when private.list_price_of(l.variant_id, l.design_version_id, l.pieces) <> l.list_price
          or p.hsn <> coalesce(l.hsn, p.hsn) then 'price_changed'
      end as problem
    from (
      select line.variant_id, line.design_version_id, line.list_price, line.hsn,
        sum(line.quantity) over (partition by line.variant_id) as wanted,
        sum(line.quantity) over (partition by line.design_version_id) as pieces
      from unnest(p_lines) as line
    ) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;

-- Checks under lock that the facts of the quote still hold; raises PT409 if not. Raises PT422 when pincode and state don't
-- match: the tax would be wrong, and the server checks this first.
create or replace function private.check_order_facts(
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
  perform 1 from public.print_bands order by id for share;
  perform 1 from public.print_breaks order by pieces for share;
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

-- For each variant, unproven orders of all visitors may reserve at most caps.shelf_percent of the stock, unless a captcha
-- was solved: PT428 captcha_needed. Call it under the variants' locks.
create or replace function private.check_shelf(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_percent int := (p_order #>> '{origin,caps,shelf_percent}')::int;
begin
  if v_percent is null or coalesce((p_order #>> '{origin,is_puzzled}')::boolean, false) then
    return;
  end if;
  if exists (
    select 1 from (
      select variant_id, sum(quantity) as quantity from unnest(p_lines) group by variant_id
    ) as l
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
create or replace function private.check_unproven(p_order jsonb, p_lines private.order_line[], p_previous_id uuid) returns void
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
    full join (
      select variant_id, sum(quantity) as quantity from unnest(p_lines) group by variant_id
    ) as l on l.variant_id = h.variant_id
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

-- The lines of an order, in their order, with what its products are called now; a custom piece has its design's name and picture too.
create or replace function private.insert_order_lines(p_order_id uuid, p_lines private.order_line[]) returns void
language sql set search_path = '' as $$
  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst,
    design_version_id
  )
  select p_order_id, p.id, v.id, case when d.id is null then p.name else private.custom_title(p.name, d.name) end,
    v.size, v.color, c.name, v.sku,
    case when d.id is null then (
      select i.image_url from public.product_images i
      where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ) else private.design_picture(d.id) end,
    l.quantity, l.list_price, l.unit_price, l.unit_price * l.quantity, l.coupon_discount,
    p.hsn, l.gst_rate, l.taxable, l.cgst, l.sgst, l.igst,
    d.id
  from unnest(p_lines) with ordinality as l
  join public.product_variants v on v.id = l.variant_id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color
  left join public.design_versions d on d.id = l.design_version_id
  order by l.ordinality
$$;

-- p_order: { user_id, name, email, phone, is_phone_proven, payment_method, shipping_address, zone, rules, coupon: { id, updated_at } | null,
--   origin: { visitor, is_puzzled, caps },
--   subtotal, discount, coupon_discount, shipping, cod_fee, total, charges: { gst_rate, taxable, cgst, sgst, igst },
--   gstin, business_name, note,
--   lines: [{ variant_id, design_version_id, quantity, list_price, unit_price, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst }] }; rupees.
-- rules: the value of pricing_rules() in the quote. Expected failures: PT409 with hint out_of_stock | unavailable | price_changed |
-- coupon_invalid | cod_refused (detail: why) | key_reused; PT422 for values that a quote never has;
-- PT429 too_many_unproven and PT428 captcha_needed from check_unproven() and check_shelf().
-- Same key and hash: returns the first answer again. Same key, other hash: PT409 key_reused.
-- replaces_unpaid: true accepts a used key when its order is dead, or is unpaid and has other contents; this order then
-- replaces it. So a basket, which has one key, never has two live orders.
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
    or (select count(distinct (l.variant_id, l.design_version_id)) <> count(*) from unnest(v_lines) as l) then
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

  perform private.insert_order_lines(v_order.id, v_lines);

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

-- Whether the order only expired and its pieces are still in stock: the buyer did not cancel it.
create or replace function private.is_worth_reviving(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.status = 'Cancelled' and p_order.replaced_by is null and private.is_given_up_by_time(p_order.id) and not exists (
    select from (
      select variant_id, sum(quantity) as quantity from public.order_items where order_id = p_order.id group by variant_id
    ) as i
    join public.product_variants v on v.id = i.variant_id
    where not v.is_active or v.stock - v.reserved < i.quantity
  )
$$;

-- Confirms a cancelled order that was paid, if its stock and coupon are still available. Returns null, or stock_gone or
-- coupon_gone, and then changes nothing. An unpaid order that replaced it is cancelled.
create or replace function private.revive_order(p_order public.orders, p_replacement public.orders, p_payment_id text) returns text
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg(jsonb_populate_record(null::private.order_line, jsonb_build_object(
      'variant_id', i.variant_id, 'design_version_id', i.design_version_id, 'quantity', i.quantity,
      'list_price', private.list_price_of(i.variant_id, i.design_version_id, i.pieces)
    ))) into v_lines
    from (
      select *, sum(quantity) over (partition by design_version_id) as pieces
      from public.order_items where order_id = p_order.id
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

-- Why the lines of an order stay as they are, or null: printed · invoiced · exchange · disputed · refunded · paying: the
-- gateway holds its amount · custom: a design's pieces were priced and proven together. The same rules in the same order as lib/orders/edit-lines.ts.
create or replace function private.find_edit_problem(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.status not in ('Pending Payment', 'COD Review', 'Confirmed') then 'printed'
    when p_order.exchange_of is not null then 'exchange'
    when exists (select from public.invoices where order_id = p_order.id) then 'invoiced'
    when p_order.disputed_at is not null then 'disputed'
    when p_order.payment_status in ('partially_refunded', 'refunded')
      or exists (select from public.refunds where order_id = p_order.id and status <> 'failed') then 'refunded'
    when p_order.paid_by is null and p_order.gateway_order_id is not null then 'paying'
    when exists (
      select from public.order_items where order_id = p_order.id and design_version_id is not null
    ) then 'custom'
  end
$$;

-- values: what one, two, ... of the pieces that nobody has sent back yet were paid with.
create or replace function private.desk_items_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id,
    'design_version_id', i.design_version_id, 'title', i.title, 'size', i.size,
    'color_name', i.color_name, 'sku', i.sku, 'image_url', i.image_url, 'quantity', i.quantity,
    'unit_price', i.unit_price, 'line_total', i.line_total, 'coupon_discount', i.coupon_discount,
    'gst_rate', i.gst_rate, 'hsn', i.hsn, 'back', coalesce(r.pieces, 0), 'values', (
      select coalesce(jsonb_agg(private.value_of_pieces(i, n) order by n), '[]')
      from generate_series(1, i.quantity - coalesce(r.pieces, 0)) as n
    )
  ) order by i.id), '[]')
  from public.order_items i
  left join lateral (
    select sum(t.quantity)::int as pieces
    from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = i.id and q.status in ('Requested', 'Received')
  ) as r on true
  where i.order_id = p_order_id
$$;

-- Reserves pieces of the same products in other sizes or colours, as an order that costs nothing and stands for the amount
-- that the old pieces were paid with. PT409 out_of_stock, or bad_exchange for another product or a custom piece.
create or replace function private.place_exchange(p_order public.orders, p_lines private.return_line[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  perform private.lock_stock(array(select l.exchange_variant_id from unnest(p_lines) as l), '{}');
  if exists (
    select 1 from unnest(p_lines) as l
    join public.order_items i on i.id = l.order_item_id
    left join public.product_variants v on v.id = l.exchange_variant_id and v.is_active
    left join public.products p on p.id = v.product_id and not p.is_deleted
    where p.id is distinct from i.product_id or v.id = i.variant_id or i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'A piece is exchanged for the same in another size or colour', hint = 'bad_exchange';
  end if;
  if exists (
    select 1 from (
      select l.exchange_variant_id as id, sum(l.quantity) as wanted from unnest(p_lines) as l group by 1
    ) as wish
    join public.product_variants v on v.id = wish.id
    where v.stock - v.reserved < wish.wanted
  ) then
    raise sqlstate 'PT409' using message = 'This size is sold out', hint = 'out_of_stock';
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status, subtotal, discount, total,
    shipping_address, exchange_of
  )
  select private.new_order_number(), p_order.user_id, p_order.name, p_order.email, p_order.phone, 'none', 'Confirmed',
    'not_due', sum(i.list_price * l.quantity), sum(i.list_price * l.quantity), 0, p_order.shipping_address, p_order.id
  from unnest(p_lines) as l join public.order_items i on i.id = l.order_item_id
  returning * into v_exchange;
  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, hsn, stands_for
  )
  select v_exchange.id, i.product_id, v.id, min(i.title), v.size, v.color, c.name, v.sku,
    min(case when v.color = i.color then i.image_url end),
    sum(l.quantity), max(i.list_price), 0, 0, min(i.hsn), sum(private.value_of_pieces(i, l.quantity))
  from unnest(p_lines) as l
  join public.order_items i on i.id = l.order_item_id
  join public.product_variants v on v.id = l.exchange_variant_id
  join public.colors c on c.slug = v.color
  group by i.product_id, v.id, c.name;
  perform private.move_order_stock(array[v_exchange.id], 'reserve', 'customer');
  perform private.record_order_event(v_exchange.id, 'placed', null, 'Confirmed', 'customer', 'In exchange');
  return v_exchange.id;
end $$;

-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The database's clock
-- decides about the return window. Exchanged pieces may be returned too, once the pieces that they replace have arrived, so
-- that the buyer never holds more pieces than were paid for. Where cash goes back to is told by the buyer alone: now, or
-- with name_refund_upi. PT409: return_closed · return_open (one is under way) · bad_lines · custom_piece (printed for
-- its buyer alone: staff take it back when the fault is the shop's) · upi_needed · out_of_stock · bad_exchange.
create or replace function public.request_return(
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
    raise sqlstate 'PT409' using message = 'A return of this order is under way', hint = 'return_open';
  end if;
  if v_order.status <> 'Delivered'
    or private.returns_close_at(v_order) <= private.now() then
    raise sqlstate 'PT409' using message = 'The time to send pieces back has passed', hint = 'return_closed';
  end if;
  select array_agg(l) into v_lines from jsonb_populate_recordset(null::private.return_line, p_lines) as l;
  if v_lines is null or (select count(distinct l.order_item_id) <> count(*) from unnest(v_lines) as l) or exists (
    select 1 from unnest(v_lines) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order_id
    where (l.quantity between 1 and i.quantity - coalesce((
        select sum(r.quantity) from public.return_items r join public.return_requests q on q.id = r.return_id
        where r.order_item_id = l.order_item_id and q.status in ('Requested', 'Received')
      ), 0)) is not true
      or (l.exchange_variant_id is null) <> (p_kind = 'return')
  ) then
    raise sqlstate 'PT409' using message = 'More pieces than can be sent back', hint = 'bad_lines';
  end if;
  if p_actor = 'customer' and exists (
    select from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id
    where i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'Custom pieces come back only by way of support', hint = 'custom_piece';
  end if;
  if p_actor = 'customer' and p_kind = 'return' and p_upi_id is null
    and (private.paid_order_of(v_order)).payment_method = 'cod'
  then
    raise sqlstate 'PT409' using message = 'We need a UPI ID to send the money to', hint = 'upi_needed';
  end if;

  if p_kind = 'exchange' then
    v_exchange_id := private.place_exchange(v_order, v_lines);
  end if;
  insert into public.return_requests (order_id, kind, reason, upi_id, exchange_order_id)
    values (p_order_id, p_kind, p_reason, p_upi_id, v_exchange_id) returning id into v_id;
  insert into public.return_items (return_id, order_item_id, quantity, exchange_variant_id, value)
    select v_id, l.order_item_id, l.quantity, l.exchange_variant_id, private.value_of_pieces(i, l.quantity)
    from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id;
  perform private.move_order(
    v_order, 'Return Requested', 'return', p_actor, '', jsonb_build_object('kind', p_kind)
  );
  perform private.queue_message('return_requested', p_order_id, jsonb_build_object('return_id', v_id));
  return v_id;
end $$;

-- Versions that may be ordered: their owners have agreed to the proof. Whoever knows the id of one may order it. At most 50.
create function private.cart_designs(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
    'picture', private.design_picture(d.id)
  )), '[]')
  from public.design_versions d
  where d.id = any (p_ids[:50]) and d.rights_accepted_at is not null
$$;

create function public.cart_designs(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select private.cart_designs(p_ids) $$;

create function private.grants_of_custom_orders() returns void
language sql set search_path = '' as $$
  grant select on public.print_bands, public.print_breaks to anon, authenticated;
  grant insert, update, delete on public.print_bands, public.print_breaks to authenticated;
  grant execute on function public.cart_designs(uuid[]), private.cart_designs(uuid[]) to anon, authenticated, service_role;
$$;

create trigger print_bands_audit after insert or update or delete on public.print_bands
  for each row execute function private.audit('id');
create trigger print_breaks_audit after insert or update or delete on public.print_breaks
  for each row execute function private.audit('pieces');
create trigger print_bands_note after insert or update or delete on public.print_bands
  for each row execute function private.note_change('product_settings');
create trigger print_breaks_note after insert or update or delete on public.print_breaks
  for each row execute function private.note_change('product_settings');

create policy print_bands_select_public on public.print_bands for select to anon, authenticated using (true);
create policy print_bands_all_staff on public.print_bands for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));
create policy print_breaks_select_public on public.print_breaks for select to anon, authenticated using (true);
create policy print_breaks_all_staff on public.print_breaks for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

insert into public.print_bands (name, width_mm, height_mm, price) values
  ('Small, up to 10 × 10 cm', 100, 100, 99),
  ('Medium, up to 21 × 29.7 cm', 210, 297, 199),
  ('Large, up to 34.5 × 41 cm', 345, 410, 299);
insert into public.print_breaks (pieces, percent) values (5, 5), (10, 10), (25, 15);
