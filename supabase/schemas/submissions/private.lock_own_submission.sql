-- Locks a person's own submission. PT404 no_submission.
create function private.lock_own_submission(p_id uuid, p_user_id uuid) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  select s.* into v_row from public.submissions s
    join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    where s.id = p_id for no key update of s;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  end if;
  return v_row;
end $$;
