create function public.related_products(p_product_id bigint, p_limit int default 4) returns jsonb
language sql stable set search_path = '' as $$ select private.related_products(p_product_id, p_limit) $$;
