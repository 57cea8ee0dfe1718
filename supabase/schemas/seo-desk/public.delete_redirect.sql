create function public.delete_redirect(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_redirect(p_id) $$;
