-- How long an order in COD Review reserves its items: product_settings cod_reservation_minutes, 30 to 60.
create function private.cod_reservation_time() returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => coalesce((
    select least(greatest(setting_value::int, 30), 60) from public.product_settings
    where setting_key = 'cod_reservation_minutes' and is_enabled and setting_value ~ '^[0-9]{1,4}$'
  ), 45))
$$;
