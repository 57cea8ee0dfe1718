create function public.set_staff_role(p_user_id uuid, p_role text default null) returns void
language sql set search_path = '' as $$ select private.set_staff_role(p_user_id, p_role) $$;
