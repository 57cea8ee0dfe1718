-- The role of the caller while the back office is open to them; null for customers, for a session that is over, and while
-- a code of the authenticator app is due. A user's token always names its session; a token without one is not a user's.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.user_roles
  where user_id = (select auth.uid())
    and not private.lacks_second_factor()
    and ((select auth.jwt()) ->> 'session_id' is null
      or not private.is_staff_session_over(((select auth.jwt()) ->> 'session_id')::uuid))
$$;
