-- Whether the caller may open the admin: "open", or why not. Records the visit.
create function public.check_admin_access() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_session uuid := (select auth.jwt()) ->> 'session_id';
begin
  if not exists (select from public.user_roles where user_id = (select auth.uid()) ) then
    return 'customer';
  end if;
  if v_session is null or private.is_staff_session_over(v_session) then return 'over'; end if;
  if private.lacks_second_factor() then
    return case when private.has_second_factor() then 'code_needed' else 'factor_needed' end;
  end if;

  insert into private.staff_sessions as s (session_id) values (v_session)
  on conflict (session_id) do update set seen_at = private.now() where s.seen_at < private.now() - interval '1 minute';
  delete from private.staff_sessions where session_id in (
    select session_id from private.staff_sessions
    where seen_at < private.retained_since('staff_sessions') order by seen_at limit 20 for update skip locked
  );
  return case when private.has_second_factor() then 'open' else 'open_without_factor' end;
end $$;
