create function public.fetch_available_sizes() returns setof public.sizes
language sql stable set search_path = '' as $$
  select * from public.sizes order by sort_order
$$;
