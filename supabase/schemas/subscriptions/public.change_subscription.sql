create function public.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language sql set search_path = '' as $$ select private.change_subscription(p_id, p_version, p_change) $$;
