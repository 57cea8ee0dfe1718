-- A staff session ends after 24 hours, so that every working day begins with a login, and after 8 idle hours, the length
-- of a shift.
-- The auth server dates sessions by the real time, which tests do not move.
create function private.is_staff_session_over(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select
    not exists (select from auth.sessions where id = p_session_id and created_at > pg_catalog.now() - interval '24 hours')
    or exists (select from private.staff_sessions where session_id = p_session_id and seen_at < private.now() - interval '8 hours')
$$;
