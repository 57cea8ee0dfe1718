-- The length of the return window in days; 0 when returns are off.
create function private.return_days() returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select setting_value::int from public.product_settings
    where setting_key = 'return_days' and is_enabled and setting_value ~ '^[0-9]{1,3}$'
  ), 0)
$$;
