create function public.unblock_customer(p_user_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.unblock_customer(p_user_id, p_reason) $$;
