-- Whether the back office lets pictures be drawn; its other settings are for staff alone.
create function public.ai_art_is_on() returns boolean
language sql stable set search_path = '' as $$ select private.ai_art_is_on() $$;
