create function public.set_role_permission(p_role text, p_permission text, p_is_allowed boolean) returns void
language sql set search_path = '' as $$ select private.set_role_permission(p_role, p_permission, p_is_allowed) $$;
