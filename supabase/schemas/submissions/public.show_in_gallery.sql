-- Shows an approved design on the home page, or not. Returns the new revision. PT403; PT404; PT409 stale | withdrawn | not_approved |
-- not_allowed: its designer doesn't allow it.
create function public.show_in_gallery(p_id uuid, p_rev int, p_is_shown boolean) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
begin
  perform private.require_permission('art.review');
  v_row := private.lock_submission(p_id, p_rev);
  if v_row.status <> 'approved' then
    raise sqlstate 'PT409' using message = 'It isn''t approved', hint = 'not_approved';
  elsif v_row.gallery is null then
    raise sqlstate 'PT409' using message = 'Its designer doesn''t allow it', hint = 'not_allowed';
  end if;
  update public.submissions set gallery = case when p_is_shown then 'shown' else 'declined' end, rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.record_submission_event(v_row, case when p_is_shown then 'shown' else 'hidden' end, 'staff');
  return v_row.rev;
end $$;
