-- The delivery facts of a pincode: { pincode, city, states, zone, min_days, max_days, cod_available, custom_days }, or null for an unknown one.
-- `custom_days`: extra days to check and print a custom design. `states`: the possible states, the likeliest first. `zone` null: the standard rate.
create function public.find_pincode(p_pincode text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'pincode', p_pincode,
    'city', coalesce(place.city, ''),
    'states', place.states,
    'zone', z.zone,
    'min_days', coalesce(place.delivery_days, z.min_days, private.number_setting('delivery_days_from', 2), 2),
    'max_days', coalesce(place.delivery_days, z.max_days, private.number_setting('delivery_days_to', 6), 6),
    'cod_available', coalesce(place.cod_available, false),
    'custom_days', (
      ceil(coalesce(private.number_setting('art_review_hours', 24), 24) / 24)
      + coalesce(private.number_setting('packing_days', 2), 2)
    )::int
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
