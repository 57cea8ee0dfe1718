create function public.my_dashboard() returns jsonb
language sql stable set search_path = '' as $$ select private.my_dashboard() $$;
