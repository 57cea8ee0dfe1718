create function public.list_staff() returns jsonb
language sql stable set search_path = '' as $$ select private.list_staff() $$;
