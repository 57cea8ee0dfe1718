-- For functions that act for staff: raises PT403 when the caller lacks the permission.
create function private.require_permission(p_permission text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may(p_permission) then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
end $$;
