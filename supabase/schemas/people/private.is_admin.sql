-- For row policies. A user's token always names its session; a token without one is not a user's.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
    and not private.lacks_second_factor()
    and ((select auth.jwt()) ->> 'session_id' is null
      or not private.is_staff_session_over(((select auth.jwt()) ->> 'session_id')::uuid))
$$;
