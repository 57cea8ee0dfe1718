create function public.my_permissions() returns text[]
language sql stable set search_path = '' as $$ select private.my_permissions() $$;
