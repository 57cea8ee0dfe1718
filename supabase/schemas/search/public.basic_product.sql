create function public.basic_product(p_color text) returns text
language sql stable security definer set search_path = '' as $$
  select p.slug from public.products p
  where p.is_basic and p.status = 'published' and not p.is_deleted and p.options @> array[p_color || '/']
  order by p.id limit 1
$$;
