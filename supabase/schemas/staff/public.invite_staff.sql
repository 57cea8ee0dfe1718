create function public.invite_staff(p_email text, p_role text) returns uuid
language sql set search_path = '' as $$ select private.invite_staff(p_email, p_role) $$;
