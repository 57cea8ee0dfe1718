create function public.seo_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.seo_desk() $$;
