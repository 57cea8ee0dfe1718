create function public.save_subscription_tastes(p_tastes jsonb, p_version text) returns void
language sql set search_path = '' as $$ select private.save_subscription_tastes(p_tastes, p_version) $$;
