-- Whether the back office lets pictures be drawn; its other settings are for staff alone.
create function public.ai_art_is_on() returns boolean
language sql stable security definer set search_path = '' as $$ select is_on from private.ai_art_rules() $$;
