create function public.wish_subscription(p_id uuid, p_version int, p_wish text, p_charges int, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.wish_subscription(p_id, p_version, p_wish, p_charges, p_reason) $$;
