-- Cuts and sizes in which there are printed tees.
create function private.subscription_sizes() returns table (cut text, size text)
language sql stable set search_path = '' as $$
  select distinct p.cut, v.size
  from public.products p join public.product_variants v on v.product_id = p.id and v.is_active
  where private.is_shown(p) and not p.is_blank and p.cut <> 'accessory'
$$;
