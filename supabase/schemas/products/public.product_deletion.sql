create function public.product_deletion(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.product_deletion(p_id) $$;
