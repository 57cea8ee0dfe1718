create function public.desk_product(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_product(p_id) $$;
