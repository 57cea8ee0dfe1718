create function public.subscription_plans_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_plans_desk() $$;
