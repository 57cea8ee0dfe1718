create function public.duplicate_product(p_id bigint) returns bigint
language sql set search_path = '' as $$ select private.duplicate_product(p_id) $$;
