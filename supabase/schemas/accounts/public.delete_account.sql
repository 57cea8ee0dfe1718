create function public.delete_account(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.delete_account(p_user_id) $$;
