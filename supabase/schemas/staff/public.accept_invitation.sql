create function public.accept_invitation(p_id uuid, p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.accept_invitation(p_id, p_user_id) $$;
