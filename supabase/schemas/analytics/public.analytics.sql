create function public.analytics(p_range text) returns jsonb
language sql stable set search_path = '' as $$ select private.analytics(p_range) $$;
