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

-- A zone has states, a price, and days from order to delivery, printing included. A pincode can name another zone.
create table public.shipping_zones (
  zone text primary key check (zone ~ '^[a-z][a-z0-9-]{1,29}$'),
  name text not null check (char_length(name) between 1 and 60 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  fee numeric(12, 2) not null check (fee between 0 and 999999.99),
  free_over numeric(12, 2) check (free_over > 0 and free_over <> 'NaN'),
  states text[] not null default '{}' constraint shipping_zones_states_check check (private.are_states(states)),
  min_days int not null default 7 constraint shipping_zones_min_days_check check (min_days >= 1),
  max_days int not null default 12,
  updated_at timestamptz not null default private.now(),
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
  updated_at timestamptz not null default private.now(),
  constraint pincodes_state_check check (private.are_states(array[state]))
);
comment on column public.pincodes.city is 'Empty when unknown: the buyer types it';
comment on column public.pincodes.other_states is 'Besides `state`: a few post offices deliver across a border';
comment on column public.pincodes.delivery_days is 'Null: the days of its zone';
comment on column public.pincodes.zone is 'Null: the zone of its state, or the standard rate of product_settings';
create index pincodes_zone on public.pincodes (zone) where zone is not null;
alter table public.pincodes enable row level security;

create table public.gst_rates (
  hsn_prefix text not null check (hsn_prefix ~ '^[0-9]{0,8}$'),
  starts_on date not null check (starts_on between '2017-07-01' and '2099-12-31'),
  above numeric(12, 2) not null default 0 check (above >= 0 and above <> 'NaN'),
  percent numeric(5, 2) not null check (percent between 0 and 40),
  above_includes_tax boolean not null default true,
  primary key (hsn_prefix, starts_on, above)
);
comment on table public.gst_rates is
  'The longest matching HSN prefix applies, of its rates the newest start, of those the highest "above" that the price of one item after discount exceeds';
comment on column public.gst_rates.above_includes_tax is
  'Whether "above" is compared with the price that the customer pays, or with that price without the tax of the step below';
alter table public.gst_rates enable row level security;

-- The first three digits of a pincode identify its sorting district. A pincode without a row here does not exist.
create table public.pincode_prefixes (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{2}$'),
  states text[] not null check (states <> '{}' and private.are_states(states))
);
comment on table public.pincode_prefixes is
  'The states of a pincode without a row of its own; the first has most of its post offices';
alter table public.pincode_prefixes enable row level security;

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
  using (key in ('analytics_settings', 'general_settings', 'chat_settings', 'product_information'));

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
