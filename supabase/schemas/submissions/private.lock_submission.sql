-- Locks a submission for a step of staff. The accounts of the reviewer and the designer can't be deleted until it is
-- written: account deletion locks the account before its submissions. PT404 no_submission; PT409 it has changed:
-- withdrawn | own_step | stale (detail: the last reviewer).
create function private.lock_submission(p_id uuid, p_rev int) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
  v_last public.submission_events;
begin
  perform from auth.users where id in (
    select (select auth.uid())
    union all
    select v.user_id from public.submissions s join public.design_versions v on v.id = s.version_id where s.id = p_id
  ) order by id for key share;
  select * into v_row from public.submissions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  elsif v_row.rev is distinct from p_rev then
    select * into v_last from public.submission_events where submission_id = p_id order by id desc limit 1;
    raise sqlstate 'PT409' using message = 'Someone else changed this first', detail = coalesce(v_last.actor_name, ''),
      hint = case when v_row.status in ('withdrawn', 'archived') then 'withdrawn' when v_last.actor = (select auth.uid()) then 'own_step' else 'stale' end;
  end if;
  return v_row;
end $$;
