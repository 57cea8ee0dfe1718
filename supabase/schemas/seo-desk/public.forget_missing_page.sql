create function public.forget_missing_page(p_path text) returns void
language sql set search_path = '' as $$ select private.forget_missing_page(p_path) $$;
