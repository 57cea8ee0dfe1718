create function private.setting(p_key text) returns text
language sql stable set search_path = '' as $$
  select setting_value from public.product_settings where setting_key = p_key and is_enabled
$$;
