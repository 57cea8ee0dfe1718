create function private.new_order_number() returns text
language sql volatile set search_path = '' as $$
  select coalesce((select value from public.site_settings where key = 'order_prefix'), 'KP')
    || '-' || substr(u, 1, 4) || '-' || substr(u, 5, 4) || '-' || substr(u, 9, 4)
  from (select upper(replace(gen_random_uuid()::text, '-', '')) as u) as random
$$;
