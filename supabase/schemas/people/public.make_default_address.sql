create function public.make_default_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.make_default_address(p_id) $$;
