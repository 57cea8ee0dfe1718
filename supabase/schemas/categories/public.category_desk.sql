create function public.category_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.category_desk() $$;
