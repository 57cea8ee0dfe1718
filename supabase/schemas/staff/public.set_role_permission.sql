-- Grants a permission to a role, or revokes it. The owner always has all of them.
create function public.set_role_permission(p_role text, p_permission text, p_is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.write');
  perform private.require_permission(p_permission);
  if p_is_allowed then
    insert into public.role_permissions (role, permission) values (p_role, p_permission) on conflict do nothing;
  else
    delete from public.role_permissions where role = p_role and permission = p_permission;
  end if;
end $$;
