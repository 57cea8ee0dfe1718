create function public.open_back_office() returns text
language sql set search_path = '' as $$ select private.open_back_office() $$;
