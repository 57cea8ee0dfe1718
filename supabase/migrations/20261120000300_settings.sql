-- Settings, which are checked when they are written, GST rates, and every pincode of India.

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

create table public.product_settings (
  setting_key text primary key,
  setting_value text not null,
  is_enabled boolean not null default true,
  description text not null default '',
  updated_at timestamptz not null default private.now()
);
comment on table public.product_settings is
  'The rules of prices, delivery, cash on delivery and returns; private.find_setting_problem() defines the valid values';
alter table public.product_settings enable row level security;

create table public.site_settings (
  key text primary key,
  value text not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
alter table public.site_settings enable row level security;

create table public.admin_settings (
  key text primary key,
  value jsonb not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
alter table public.admin_settings enable row level security;

-- A zone has states, a price, and days from order to delivery, printing included. A pincode may name another zone.
create table public.shipping_zones (
  zone text primary key check (zone ~ '^[a-z][a-z0-9-]{1,29}$'),
  name text not null check (char_length(name) between 1 and 60 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  fee numeric(12, 2) not null check (fee between 0 and 999999.99),
  free_over numeric(12, 2) check (free_over > 0 and free_over <> 'NaN'),
  states text[] not null default '{}' constraint shipping_zones_states_check check (private.are_states(states)),
  min_days int not null default 7 constraint shipping_zones_min_days_check check (min_days >= 1),
  max_days int not null default 12,
  constraint shipping_zones_max_days_check check (max_days between min_days and 60)
);
comment on table public.shipping_zones is
  'Zones whose delivery charge differs from product_settings shipping_fee and free_shipping_over; free_over null: never free';
alter table public.shipping_zones enable row level security;

create table public.pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null check (char_length(city) <= 80 and city !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  state text not null,
  delivery_days int check (delivery_days between 1 and 30),
  cod_available boolean not null default true,
  zone text references public.shipping_zones (zone),
  other_states text[] not null default '{}'
    constraint pincodes_other_states_check check (private.are_states(other_states)),
  constraint pincodes_state_check check (private.are_states(array[state]))
);
create index pincodes_zone on public.pincodes (zone) where zone is not null;
comment on column public.pincodes.city is 'Empty when unknown: the buyer types it';
comment on column public.pincodes.other_states is 'Besides `state`: a few post offices deliver across a border';
comment on column public.pincodes.delivery_days is 'Null: the days of its zone';
comment on column public.pincodes.zone is 'Null: the zone of its state, or the standard rate of product_settings';
alter table public.pincodes enable row level security;

create table public.gst_rates (
  hsn_prefix text not null check (hsn_prefix ~ '^[0-9]{0,8}$'),
  starts_on date not null check (starts_on between '2017-07-01' and '2099-12-31'),
  above numeric(12, 2) not null default 0 check (above >= 0 and above <> 'NaN'),
  percent numeric(5, 2) not null check (percent between 0 and 40),
  primary key (hsn_prefix, starts_on, above)
);
comment on table public.gst_rates is
  'The longest matching HSN prefix applies, of its rates the newest start, of those the highest "above" that the price of one piece after discount exceeds';
alter table public.gst_rates enable row level security;

-- The first three digits of a pincode name its sorting district. Without a row here, a pincode does not exist.
create table public.pincode_prefixes (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{2}$'),
  states text[] not null check (states <> '{}' and private.are_states(states))
);
comment on table public.pincode_prefixes is
  'The states of a pincode without a row of its own; the first has most of its post offices';
alter table public.pincode_prefixes enable row level security;

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

create function private.check_zone_states() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.shipping_zones where zone <> new.zone and states && new.states) then
    raise sqlstate 'PT409' using
      message = 'A state belongs to one zone: take it out of the other zone first', hint = 'zone_taken';
  end if;
  return new;
end $$;

-- How long an order in COD Review reserves its pieces: product_settings cod_hold_minutes, 30 to 60.
create function private.cod_hold() returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => coalesce((
    select least(greatest(setting_value::int, 30), 60) from public.product_settings
    where setting_key = 'cod_hold_minutes' and is_enabled and setting_value ~ '^[0-9]{1,4}$'
  ), 45))
$$;

-- From which event on the new pieces of an exchange may be made and sent: received, picked_up, or requested.
create function private.exchange_ships_on() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('exchange_ships_on');
begin
  if v_setting in ('received', 'picked_up', 'requested') then
    return v_setting;
  elsif v_setting is not null then
    raise warning 'product_settings exchange_ships_on is "%": exchanges wait until the pieces are received', v_setting;
  end if;
  return 'received';
end $$;

-- A numeric setting: null when it is absent or disabled. For a malformed value, which check_setting() refuses, it returns
-- `p_fallback` and raises a warning, so that no rule is lost silently.
create function private.number_setting(p_key text, p_fallback numeric) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_value text := (select setting_value from public.product_settings where setting_key = p_key and is_enabled);
begin
  if v_value !~ '^\s*[0-9]{1,8}(\.[0-9]{1,2})?\s*$' then
    raise warning 'The setting % is "%", which is not a number: using %', p_key, v_value, p_fallback;
    return p_fallback;
  end if;
  return v_value::numeric;
end $$;

-- What the shop knows about a pincode: { pincode, city, states, zone, min_days, max_days, cod_available }, or null for an
-- unknown pincode. `states`: the possible states of an address, the likeliest first. `zone` null: the standard rate.
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

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'global_discount' then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
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
    else 'a setting that the shop knows'
  end
$$;

create function private.find_site_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'shop_name' then
      case when p_value !~ '^\S.{0,39}$' or p_value ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then 'the name of the shop, up to 40 characters' end
    when p_key = 'order_prefix' then
      case when p_value !~ '^[A-Z][A-Z0-9]{1,4}$' then 'two to five capital letters and digits, such as KP' end
    when p_key = 'company_email' then
      case when p_value !~ '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$' then 'an e-mail address' end
    when p_key = 'company_phone' then
      case when p_value !~ '^\+?[0-9][0-9 ()-]{6,20}$' then 'a phone number, such as +91 98765 00000' end
    when p_key = 'company_gstin' then
      case when p_value !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and p_value <> '' then 'a GSTIN of 15 characters' end
    when p_key in ('social_instagram', 'social_youtube', 'social_facebook', 'social_x') then
      case when (p_value !~ '^https://[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'an address that begins with https://, or nothing' end
    when p_key in ('logo_main', 'logo_with_text', 'logo_black', 'logo_icon') then
      case when (p_value !~ '^https?://[^\s"<>/]+/storage/v1/object/public/logos/[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'a logo that was uploaded here, or nothing' end
    when p_key = 'ai_crawlers' then case when p_value not in ('all', 'none') then 'all or none' end
    when p_key = 'indexnow_key' then
      case when p_value !~ '^([0-9a-f]{32})?$' then '32 digits and letters a to f, or nothing' end
    when p_key in ('tagline', 'company_name', 'company_address') then
      case when p_value !~ '\S' or char_length(p_value) > 300 then 'a few words, up to 300 characters' end
    else 'a setting that the shop knows'
  end
$$;

create function private.grants_of_places() returns void
language sql set search_path = '' as $$
  grant select on public.pincode_prefixes to anon, authenticated;
  grant execute on function public.find_place(text), private.number_setting(text, numeric) to anon, authenticated;
  -- Constraints and triggers run as the writer, here an admin who edits a zone or a setting.
  grant execute on function
    private.are_states(text[]), private.find_setting_problem(text, text), private.find_site_setting_problem(text, text)
    to authenticated;
$$;

-- Everything that prices depend on, as a quote reads it: enabled settings as text, zones and GST rates as rows.
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

-- The number of days in which pieces may be returned; 0 when nothing may.
create function private.return_days() returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select setting_value::int from public.product_settings
    where setting_key = 'return_days' and is_enabled and setting_value ~ '^[0-9]{1,3}$'
  ), 0)
$$;

create function private.setting(p_key text) returns text
language sql stable set search_path = '' as $$
  select setting_value from public.product_settings where setting_key = p_key and is_enabled
$$;

create trigger product_settings_touch before update on public.product_settings
  for each row execute function private.touch_updated_at();
create trigger product_settings_check before insert or update on public.product_settings
  for each row execute function private.check_setting();

create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger site_settings_check before insert or update on public.site_settings
  for each row execute function private.check_site_setting();

create trigger admin_settings_touch before update on public.admin_settings
  for each row execute function private.touch_updated_at();

create trigger shipping_zones_states before insert or update of states on public.shipping_zones
  for each row execute function private.check_zone_states();

create trigger product_settings_audit after insert or update or delete on public.product_settings
  for each row execute function private.audit('setting_key', 'description');
create trigger site_settings_audit after insert or update or delete on public.site_settings
  for each row execute function private.audit('key', 'created_at');
create trigger admin_settings_audit after insert or update or delete on public.admin_settings
  for each row execute function private.audit('key', 'created_at');
create trigger shipping_zones_audit after insert or update or delete on public.shipping_zones
  for each row execute function private.audit('zone');
create trigger gst_rates_audit after insert or update or delete on public.gst_rates
  for each row execute function private.audit('hsn_prefix');
create trigger pincodes_audit after insert or update or delete on public.pincodes
  for each row execute function private.audit('pincode');

create policy product_settings_select_public on public.product_settings for select to anon, authenticated
  using (setting_key not in ('cod_refusals', 'cod_open_orders', 'two_person_above'));
create policy product_settings_select_staff on public.product_settings for select to authenticated
  using ((select private.may('settings.read')));
create policy product_settings_all_staff on public.product_settings for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy site_settings_select_public on public.site_settings for select to anon, authenticated using (true);
create policy site_settings_all_staff on public.site_settings for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy admin_settings_select_public on public.admin_settings for select to anon, authenticated
  using (key in ('analytics_settings', 'general_settings', 'chat_settings'));
create policy admin_settings_select_staff on public.admin_settings for select to authenticated
  using ((select private.may('settings.read')));
create policy admin_settings_all_staff on public.admin_settings for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy pincodes_select_public on public.pincodes for select to anon, authenticated using (true);
create policy pincodes_all_staff on public.pincodes for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy shipping_zones_select_public on public.shipping_zones for select to anon, authenticated using (true);
create policy shipping_zones_all_staff on public.shipping_zones for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy gst_rates_select_public on public.gst_rates for select to anon, authenticated using (true);
create policy gst_rates_all_staff on public.gst_rates for all to authenticated
  using ((select private.may('settings.write'))) with check ((select private.may('settings.write')));

create policy pincode_prefixes_select_public on public.pincode_prefixes for select to anon, authenticated using (true);

insert into public.gst_rates (hsn_prefix, starts_on, above, percent) values
  ('', '2017-07-01', 0, 18),
  ('61', '2017-07-01', 0, 5), ('61', '2017-07-01', 1000, 12),
  ('61', '2025-09-22', 0, 5), ('61', '2025-09-22', 2500, 18);

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
