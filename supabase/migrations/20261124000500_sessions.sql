-- How long somebody may sit in the back office, and with how many factors.

create table private.staff_sessions (
  session_id uuid primary key,
  seen_at timestamptz not null default now()
);
comment on table private.staff_sessions is
  'When a session was last in the back office. The auth server knows only when it was renewed, by whatever page';
create index staff_sessions_by_age on private.staff_sessions (seen_at);
alter table private.staff_sessions enable row level security;

-- 24 hours in all, so that every working day begins with a sign-in; 8 hours without a click, the length of a shift.
create function private.is_staff_session_over(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select
    not exists (select from auth.sessions where id = p_session_id and created_at > now() - interval '24 hours')
    or exists (select from private.staff_sessions where session_id = p_session_id and seen_at < now() - interval '8 hours')
$$;

-- Who has set up a second factor gives it in every session: a stolen password alone opens nothing.
create function private.lacks_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;

-- For row policies. A person's token always names its session; one without is no person's.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
    and not private.lacks_second_factor()
    and ((select auth.jwt()) ->> 'session_id' is null
      or not private.is_staff_session_over(((select auth.jwt()) ->> 'session_id')::uuid))
$$;

-- The door of the back office: "open", or why not. Counts the visit.
create function private.open_back_office() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_session uuid := (select auth.jwt()) ->> 'session_id';
begin
  if not exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin') then
    return 'customer';
  end if;
  if v_session is null or private.is_staff_session_over(v_session) then return 'over'; end if;
  if private.lacks_second_factor() then return 'code_needed'; end if;

  insert into private.staff_sessions as s (session_id) values (v_session)
  on conflict (session_id) do update set seen_at = now() where s.seen_at < now() - interval '1 minute';
  delete from private.staff_sessions where session_id in (
    select session_id from private.staff_sessions
    where seen_at < now() - interval '2 days' order by seen_at limit 20 for update skip locked
  );
  if exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified') then
    return 'open';
  end if;
  return 'open_without_factor';
end $$;

create function public.open_back_office() returns text
language sql set search_path = '' as $$ select private.open_back_office() $$;

create function private.grants_of_sessions() returns void
language sql set search_path = '' as $$
  grant execute on function public.open_back_office(), private.open_back_office() to authenticated;
$$;

select private.apply_grants();
