create function public.delete_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.delete_address(p_id) $$;
