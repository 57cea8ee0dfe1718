create function public.free_unproven_address(p_email text) returns boolean
language sql set search_path = '' as $$ select private.free_unproven_address(p_email) $$;
