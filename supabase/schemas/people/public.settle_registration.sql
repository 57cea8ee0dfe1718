create function public.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language sql set search_path = '' as $$ select private.settle_registration(p_user_id, p_key, p_is_self) $$;
