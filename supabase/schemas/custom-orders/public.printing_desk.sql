create function public.printing_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.printing_desk() $$;
