-- No one grants, or revokes from another, more than they have themselves; only owners make owners. PT403.
create function private.refuse_excess_permissions(p_role text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.staff_role() <> 'admin' and (p_role = 'admin' or exists (
    select from public.role_permissions where role = p_role and not private.may(permission)
  )) then
    raise sqlstate 'PT403' using message = 'Only an owner may do this', hint = 'forbidden';
  end if;
end $$;
