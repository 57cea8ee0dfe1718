create function public.search_products(
  p_filters jsonb, p_sort text default 'newest', p_offset int default 0, p_limit int default 24
) returns jsonb
language sql stable set search_path = '' as $$
  select private.search_products(p_filters, p_sort, p_offset, p_limit)
$$;
