create function public.subscription_figures() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_figures() $$;
