create function public.save_subscription_plan(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_subscription_plan(p_id, p_version, p_fields) $$;
