-- Whether a person's role includes a permission, for work that continues without their session.
create function private.staff_member_may(p_user_id uuid, p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles u
    where u.user_id = p_user_id and (
      u.role = 'admin'
      or exists (select from public.role_permissions r where r.role = u.role and r.permission = p_permission)
    )
  )
$$;
