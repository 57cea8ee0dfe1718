create function public.delete_product(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_product(p_id) $$;
