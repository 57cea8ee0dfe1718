create function public.lead_offer() returns jsonb
language sql stable set search_path = '' as $$ select private.lead_offer() $$;
