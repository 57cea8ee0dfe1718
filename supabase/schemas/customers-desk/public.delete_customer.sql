-- Deletes the account of a customer whose request was noted, by the rules of delete_account, whose outcome it returns.
-- PT409 is_staff | not_asked.
create function public.delete_customer(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.delete_customer(p_user_id) $$;
