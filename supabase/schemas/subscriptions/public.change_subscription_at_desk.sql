create function public.change_subscription_at_desk(p_id uuid, p_version int, p_change jsonb) returns void
language sql set search_path = '' as $$ select private.change_subscription_at_desk(p_id, p_version, p_change) $$;
