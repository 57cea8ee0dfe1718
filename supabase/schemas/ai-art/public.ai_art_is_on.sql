-- Whether AI art is enabled; only staff can read its other settings.
create function public.ai_art_is_on() returns boolean
language sql stable security definer set search_path = '' as $$ select is_on from private.ai_art_rules() $$;
