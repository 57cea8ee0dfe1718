-- Whether the caller may do this, for row policies and functions. The owner, whose role is admin, may everything.
create function private.may(p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from (select private.staff_role() as role) as mine
    where mine.role = 'admin'
      or exists (select from public.role_permissions r where r.role = mine.role and r.permission = p_permission)
  )
$$;
