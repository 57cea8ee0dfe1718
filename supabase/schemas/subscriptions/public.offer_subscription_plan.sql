create function public.offer_subscription_plan(p_id bigint, p_is_offered boolean) returns void
language sql set search_path = '' as $$ select private.offer_subscription_plan(p_id, p_is_offered) $$;
