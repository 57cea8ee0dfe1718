create function public.product_facets(p_filters jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.product_facets(p_filters) $$;
