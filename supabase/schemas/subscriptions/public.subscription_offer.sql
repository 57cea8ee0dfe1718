create function public.subscription_offer() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_offer() $$;
