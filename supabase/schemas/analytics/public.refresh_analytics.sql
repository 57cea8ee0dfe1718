create function public.refresh_analytics() returns int
language sql set search_path = '' as $$ select private.refresh_analytics() $$;
