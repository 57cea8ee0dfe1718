create function public.page_desk(p_key text) returns jsonb
language sql stable set search_path = '' as $$ select private.page_desk(p_key) $$;
