-- Assigns a submission to the caller (p_is_taken: true), also from another reviewer, or unassigns it (false). Returns
-- the revision. PT403; PT404; PT409 stale | decided.
create function public.assign_submission(p_id uuid, p_rev int, p_is_taken boolean) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_row public.submissions;
begin
  perform private.require_permission('art.review');
  v_row := private.lock_submission(p_id, p_rev);
  if v_row.status not in ('submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'This design has already been reviewed', hint = 'decided';
  end if;
  update public.submissions
    set status = case when p_is_taken then 'in_review' else 'submitted' end,
      reviewer = case when p_is_taken then v_me end, taken_at = case when p_is_taken then private.now() end, rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.record_submission_event(v_row, case when p_is_taken then 'taken' else 'put_back' end, 'staff');
  return v_row.rev;
end $$;
