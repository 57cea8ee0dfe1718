-- Every pincode of India has a state, a zone and days; settings are checked when they are written.

-- The names of lib/addresses/states.ts.
create function private.are_states(p_names text[]) returns boolean
language sql immutable set search_path = '' as $$
  select p_names <@ array[
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh', 'Chhattisgarh',
    'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh',
    'Jammu and Kashmir', 'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra',
    'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu',
    'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal'
  ]
$$;

------------------------------------------------------------------------------------------------------------------
-- Places
------------------------------------------------------------------------------------------------------------------

-- The first three digits of a pincode name its sorting district. What is not here is no pincode.
create table public.pincode_prefixes (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{2}$'),
  states text[] not null check (states <> '{}' and private.are_states(states))
);
comment on table public.pincode_prefixes is
  'The states of a pincode that has no row of its own; the first is the one where most of its post offices are';
alter table public.pincode_prefixes enable row level security;
create policy pincode_prefixes_select_public on public.pincode_prefixes for select to anon, authenticated using (true);
create policy pincode_prefixes_all_admin on public.pincode_prefixes for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

insert into public.pincode_prefixes (prefix, states)
select to_char(number, 'FM000'), area.states
from (
  select listed.states::text[], unnest(string_to_array(listed.ranges, ' ')) as range
  from (
    values
      ('{"Andaman and Nicobar Islands"}', '744'),
      ('{"Andhra Pradesh"}', '515-518 520-524 530-532 534-535'),
      ('{"Arunachal Pradesh"}', '790-792'),
      ('{Assam}', '781-782 784-788'),
      ('{Bihar}', '800-805 811-812 821 823-824 841-848 851-855'),
      ('{Chhattisgarh}', '490-497'),
      ('{Delhi}', '110'),
      ('{Goa}', '403'),
      ('{Gujarat}', '360-361 363-365 370 380 382-385 387-395'),
      ('{Haryana}', '121-127 131-136'),
      ('{"Himachal Pradesh"}', '171-177'),
      ('{"Jammu and Kashmir"}', '180-182 184-185 190-193'),
      ('{Jharkhand}', '815-816 822 825-829 831-835'),
      ('{Karnataka}', '560-563 570-577 580-587 590-591'),
      ('{Kerala}', '670-671 676 678-680 683 685-686 688-691 695'),
      ('{Ladakh}', '194'),
      ('{"Madhya Pradesh"}', '450-458 460-466 470-477 480-488'),
      ('{Maharashtra}', '400-402 410-416 421-425 431 440-445'),
      ('{Manipur}', '795'),
      ('{Meghalaya}', '793-794'),
      ('{Mizoram}', '796'),
      ('{Nagaland}', '797-798'),
      ('{Odisha}', '751-770'),
      ('{Punjab}', '141-148 151-152'),
      ('{Rajasthan}', '301-307 311-314 321-328 331-335 341-345'),
      ('{Sikkim}', '737'),
      ('{"Tamil Nadu"}', '600-604 606 608 610-614 620-632 635-639 641-643'),
      ('{Telangana}', '500-506 508-509'),
      ('{Tripura}', '799'),
      ('{"Uttar Pradesh"}', '201-212 221-233 241-243 245 250-251 261 271-277 281-285'),
      ('{Uttarakhand}', '248-249 263'),
      ('{"West Bengal"}', '700 711-713 721-723 731-736 741-743'),
      ('{"Andhra Pradesh",Puducherry}', '533'),
      ('{Assam,Meghalaya}', '783'),
      ('{Bihar,Jharkhand}', '813'),
      ('{Chandigarh,Punjab}', '160'),
      ('{Gujarat,"Dadra and Nagar Haveli and Daman and Diu"}', '362 396'),
      ('{Jharkhand,Bihar}', '814'),
      ('{Kerala,Lakshadweep}', '682'),
      ('{Kerala,Puducherry}', '673'),
      ('{Punjab,Chandigarh}', '140'),
      ('{"Tamil Nadu",Puducherry}', '605 607 609'),
      ('{Telangana,"Andhra Pradesh"}', '507'),
      ('{"Uttar Pradesh",Uttarakhand}', '244 247'),
      ('{Uttarakhand,"Uttar Pradesh"}', '246 262')
  ) as listed (states, ranges)
) as area
cross join lateral generate_series(
  split_part(area.range, '-', 1)::int, coalesce(nullif(split_part(area.range, '-', 2), ''), area.range)::int
) as number;

-- A zone has states, a price, and days from the order to the door, printing included. A pincode may name another zone.
alter table public.shipping_zones
  add column states text[] not null default '{}' constraint shipping_zones_states_check check (private.are_states(states)),
  add column min_days int not null default 7 constraint shipping_zones_min_days_check check (min_days >= 1),
  add column max_days int not null default 12,
  add constraint shipping_zones_max_days_check check (max_days between min_days and 60);
update public.shipping_zones set states = array[
    'Andaman and Nicobar Islands', 'Arunachal Pradesh', 'Assam', 'Jammu and Kashmir', 'Ladakh', 'Lakshadweep', 'Manipur',
    'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim', 'Tripura'
  ] where zone = 'remote';

create function private.check_zone_states() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.shipping_zones where zone <> new.zone and states && new.states) then
    raise sqlstate 'PT409' using
      message = 'A state belongs to one zone: take it out of the other zone first', hint = 'zone_taken';
  end if;
  return new;
end $$;
create trigger shipping_zones_states before insert or update of states on public.shipping_zones
  for each row execute function private.check_zone_states();

alter table public.pincodes
  alter column delivery_days drop not null,
  alter column delivery_days drop default,
  add column other_states text[] not null default '{}'
    constraint pincodes_other_states_check check (private.are_states(other_states)),
  add constraint pincodes_state_check check (private.are_states(array[state]));
comment on column public.pincodes.city is 'Empty where nobody has told us: the buyer types it';
comment on column public.pincodes.other_states is 'Besides `state`: a few post offices deliver across a border';
comment on column public.pincodes.delivery_days is 'Null: those of its zone';
comment on column public.pincodes.zone is 'Null: that of its state, or the standard rate of product_settings';
update public.pincodes set zone = null
  where exists (select from public.shipping_zones z where z.zone = pincodes.zone and pincodes.state = any (z.states));

-- A number among the settings: null when it is absent or switched off. One that can't be read, which the trigger below
-- refuses, counts as `p_fallback` and is complained about, so that no rule is lost without a word.
create function private.number_setting(p_key text, p_fallback numeric) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_value text := (select setting_value from public.product_settings where setting_key = p_key and is_enabled);
begin
  if v_value !~ '^\s*[0-9]{1,8}(\.[0-9]{1,2})?\s*$' then
    raise warning 'The setting % is "%", which is no number: % counts', p_key, v_value, p_fallback;
    return p_fallback;
  end if;
  return v_value::numeric;
end $$;

-- What the shop knows of a pincode: { pincode, city, states, zone, min_days, max_days, cod_available }, or null when there
-- is no such pincode. `states`: those that an address there may be in, the likeliest first. `zone` null: the standard rate.
create function public.find_place(p_pincode text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'pincode', p_pincode,
    'city', coalesce(place.city, ''),
    'states', place.states,
    'zone', z.zone,
    'min_days', coalesce(place.delivery_days, z.min_days, private.number_setting('delivery_days_from', 2), 2),
    'max_days', coalesce(place.delivery_days, z.max_days, private.number_setting('delivery_days_to', 6), 6),
    'cod_available', coalesce(place.cod_available, false)
  )
  from (
    select p.city, p.zone, p.delivery_days, p.cod_available, case when p.pincode is null then x.states else p.state || p.other_states end as states
    from (select 1) as one
    left join public.pincodes p on p.pincode = p_pincode
    left join public.pincode_prefixes x on x.prefix = left(p_pincode, 3)
    where p_pincode ~ '^[1-9][0-9]{5}$' and (p.pincode is not null or x.prefix is not null)
  ) as place
  left join public.shipping_zones z
    on z.zone = coalesce(place.zone, (select s.zone from public.shipping_zones s where place.states[1] = any (s.states)))
$$;

create function private.grants_of_places() returns void
language sql set search_path = '' as $$
  grant select on public.pincode_prefixes to anon, authenticated;
  grant insert, update, delete on public.pincode_prefixes to authenticated;
  grant execute on function public.find_place(text), private.number_setting(text, numeric) to anon, authenticated;
  -- Constraints and triggers run as the writer: an admin who edits a zone or a setting.
  grant execute on function
    private.are_states(text[]), private.find_setting_problem(text, text), private.find_site_setting_problem(text, text)
    to authenticated;
$$;

------------------------------------------------------------------------------------------------------------------
-- Settings
------------------------------------------------------------------------------------------------------------------

-- What is wrong with a value, in words for the admin who writes it; null: nothing. lib/settings/read-setting.ts reads the same.
create function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'global_discount' then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 100
        then 'a percentage from 0 to 100 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key in ('return_days', 'packing_days', 'delivery_days_from', 'delivery_days_to') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
  end
$$;

create function private.find_site_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'shop_name' then
      case when p_value !~ '^\S.{0,39}$' then 'the name of the shop, up to 40 characters' end
    when p_key = 'order_prefix' then
      case when p_value !~ '^[A-Z][A-Z0-9]{1,4}$' then 'two to five capital letters and digits, such as KP' end
    when p_key = 'company_email' then
      case when p_value !~ '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$' then 'an e-mail address' end
    when p_key = 'company_phone' then
      case when p_value !~ '^\+?[0-9][0-9 ()-]{6,20}$' then 'a phone number, such as +91 98765 00000' end
    when p_key = 'company_gstin' then
      case when p_value !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and p_value <> '' then 'a GSTIN of 15 characters' end
    when p_key like 'social\_%' or p_key like 'logo\_%' then
      case when p_value !~ '^https?://\S+$' and p_value <> '' then 'an address that begins with https://, or nothing' end
    when p_key in ('tagline', 'company_name', 'company_address') then
      case when p_value !~ '\S' then 'a few words' end
  end
$$;

create function private.check_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_setting_problem(new.setting_key, new.setting_value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using
      message = format('%s must be %s. To switch it off, switch is_enabled off.', new.setting_key, v_problem),
      hint = 'bad_setting';
  end if;
  return new;
end $$;
create trigger product_settings_check before insert or update on public.product_settings
  for each row execute function private.check_setting();

create function private.check_site_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_site_setting_problem(new.key, new.value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using message = format('%s must be %s.', new.key, v_problem), hint = 'bad_setting';
  end if;
  return new;
end $$;
create trigger site_settings_check before insert or update on public.site_settings
  for each row execute function private.check_site_setting();

comment on table public.product_settings is
  'What prices, delivery, cash on delivery and returns go by; private.find_setting_problem() says what each may be';

-- The prefix of order numbers stands with the brand; the other two were read by nothing.
insert into public.site_settings (key, value)
  select 'order_prefix', value ->> 'orderPrefix' from public.admin_settings
  where key = 'general_settings' and value ->> 'orderPrefix' ~ '^[A-Z][A-Z0-9]{1,4}$'
  on conflict do nothing;
update public.admin_settings set value = value - array['orderPrefix', 'supportEmail', 'maintenanceMode']
  where key = 'general_settings';

create or replace function private.new_order_number() returns text
language sql volatile set search_path = '' as $$
  select coalesce((select value from public.site_settings where key = 'order_prefix'), 'KP')
    || '-' || substr(u, 1, 4) || '-' || substr(u, 5, 4) || '-' || substr(u, 9, 4)
  from (select upper(replace(gen_random_uuid()::text, '-', '')) as u) as random
$$;

-- For shops that were filled before these settings were there.
insert into public.product_settings (setting_key, setting_value, description)
select * from (
  values
    ('packing_days', '2', 'Working days in which an order is printed and packed'),
    ('delivery_days_from', '2', 'The fewest days from the order to the door, at the standard rate'),
    ('delivery_days_to', '6', 'The most days from the order to the door, at the standard rate')
) as missing
where exists (select from public.product_settings where setting_key = 'shipping_fee')
on conflict do nothing;

------------------------------------------------------------------------------------------------------------------
-- Checkout
------------------------------------------------------------------------------------------------------------------

-- Why an order can't be paid on delivery, or null. pincode · over · open: too many of theirs are on their way · refused: they
-- did not take parcels before. The same rules in the same order as lib/checkout/cod.ts.
create or replace function private.find_cod_problem(
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

-- What a quote has to know beside prices: { place, cod, coupons }. place: see find_place(). cod: how many orders of the phone
-- are on their way unpaid, and how many came back. coupons: the automatic ones and the one with the code, each with
-- `problem`, by the facts that only the database knows.
create or replace function public.checkout_facts(
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

-- Checks under lock that what the quote stood on still holds; raises PT409 if not. An address whose pincode and state do not
-- go together would be taxed wrong: PT422, because the server compares them before it asks.
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

------------------------------------------------------------------------------------------------------------------
-- Search
------------------------------------------------------------------------------------------------------------------
create or replace function private.product_condition(p_filters jsonb, p_search text, p_without text default '') returns text
language plpgsql stable set search_path = '' as $$
declare
  v_sizes text[] := array(
    select left(s, 20) from jsonb_array_elements_text(coalesce(p_filters -> 'sizes', '[]')) as s limit 20);
  v_colors text[] := array(
    select left(c, 40) from jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')) as c limit 40);
  v_is_in_stock boolean := coalesce((p_filters ->> 'in_stock')::boolean, false);
  v_kept numeric := 1 - least(greatest(coalesce((p_filters ->> 'percent_off')::numeric, 0), 0), 100) / 100;
  v_min numeric := (p_filters ->> 'min')::numeric;
  v_max numeric := (p_filters ->> 'max')::numeric;
  v_shown text := case
    when v_kept = 1 then 'p.price'
    when v_kept = 0 then '0'
    else format('least(p.price, greatest(1, round(p.price * %s)))', v_kept)
  end;
  v_category public.categories;
  v_keys text[];
  v_parts text[] := array['p.status = ''published'' and not p.is_deleted', p_search];
begin
  if p_filters ->> 'category' is not null and p_without <> 'category' then
    select * into v_category from public.categories where slug = p_filters ->> 'category' and not is_deleted;
    v_parts := v_parts || case
      when v_category.id is null then 'false'
      when v_category.parent_id is null then format('p.primary_category_id = %s', v_category.id)
      else format('p.subcategory_id = %s', v_category.id)
    end;
  end if;
  if (p_filters ->> 'premium')::boolean then
    v_parts := v_parts || 'p.is_premium'::text;
  end if;
  if p_without = 'options' then
    null;
  elsif v_sizes <> '{}' or v_colors <> '{}' then
    v_keys := array(
      select coalesce(c.color, '') || '/' || coalesce(s.size, '')
      from (select unnest(v_colors) as color union all select null where v_colors = '{}') as c
      cross join (select unnest(v_sizes) as size union all select null where v_sizes = '{}') as s
    );
    v_parts := v_parts || format(
      'p.%I && %L::text[]', case when v_is_in_stock then 'available_options' else 'options' end, v_keys
    );
  elsif v_is_in_stock then
    v_parts := v_parts || 'p.stock_quantity > 0'::text;
  end if;
  -- A shown price is the list price less the discount, by the rounding of lib/pricing/discount.ts; a range of list prices
  -- that holds all of them comes first, so that the index serves it.
  if v_min is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s >= %s', v_shown, v_min);
    if v_kept > 0 and v_min > 1 then
      v_parts := v_parts || format('p.price >= %s', (v_min - 0.5) / v_kept);
    end if;
  end if;
  if v_max is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s <= %s', v_shown, v_max);
    if v_kept > 0 then
      v_parts := v_parts || format('p.price < %s', (v_max + 0.5) / v_kept);
    end if;
  end if;
  return array_to_string(v_parts, ' and ');
end $$;

select private.apply_grants();
