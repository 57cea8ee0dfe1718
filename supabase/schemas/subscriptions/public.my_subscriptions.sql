create function public.my_subscriptions() returns jsonb
language sql stable set search_path = '' as $$ select private.my_subscriptions() $$;
