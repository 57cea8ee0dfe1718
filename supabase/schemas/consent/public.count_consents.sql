create function public.count_consents() returns jsonb
language sql stable set search_path = '' as $$ select private.count_consents() $$;
