create function public.withdraw_invitation(p_id uuid) returns void
language sql set search_path = '' as $$ select private.withdraw_invitation(p_id) $$;
