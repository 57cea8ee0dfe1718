create function public.ai_art_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.ai_art_desk() $$;
