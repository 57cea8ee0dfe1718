create function private.grants_of_staff() returns void
language sql set search_path = '' as $$
  grant select on public.user_roles, public.permissions, public.role_permissions, public.audit_log to authenticated;
  revoke update, delete, truncate on public.audit_log from service_role;
  grant execute on function private.may(text) to anon, authenticated;
  grant execute on function
    public.check_admin_access(),
    public.my_permissions(),
    public.list_staff(),
    public.set_staff_role(uuid, text),
    public.set_role_permission(text, text, boolean)
    to authenticated;
$$;
