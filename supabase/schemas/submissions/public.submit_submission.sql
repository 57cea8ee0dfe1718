-- Submits a draft or a withdrawn submission and archives the one it replaces. Idempotent. Returns its status. PT404;
-- PT409 decided | no_rights | too_many (waiting: 20).
create function public.submit_submission(p_user_id uuid, p_id uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
  v_version public.design_versions;
  v_is_plain boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('submissions ' || p_user_id, 0));
  perform private.lock_submissions(array(
    select version_id from public.submissions where id in (p_id, (select follows from public.submissions where id = p_id))
  ));
  v_row := private.lock_own_submission(p_id, p_user_id);
  select * into v_version from public.design_versions where id = v_row.version_id;
  if v_row.status in ('submitted', 'in_review', 'approved') then
    return v_row.status;
  elsif v_row.status not in ('draft', 'withdrawn') then
    raise sqlstate 'PT409' using message = 'This design has already been reviewed', hint = 'decided';
  elsif v_version.rights_accepted_at is null then
    raise sqlstate 'PT409' using message = 'The rights to this design aren''t confirmed', hint = 'no_rights';
  elsif (
    select count(*) from public.submissions s join public.design_versions v on v.id = s.version_id and v.user_id = p_user_id
    where s.status in ('submitted', 'in_review')
  ) >= 20 then
    raise sqlstate 'PT409' using message = 'You have 20 designs in review', hint = 'too_many';
  end if;
  -- A person must decide about designs to be sold in the shop.
  v_is_plain := private.passes_by_rule(v_version) and not v_row.may_publish;
  update public.submissions
    set status = case when v_is_plain then 'approved' else 'submitted' end, lane = case when v_is_plain then 'auto' else 'person' end,
      source = 'shopper', submitted_at = private.now(), decided_at = case when v_is_plain then private.now() end, rev = rev + 1
    where id = p_id returning * into v_row;
  perform private.record_submission_event(v_row, 'submitted', 'shopper');
  if v_is_plain then
    perform private.record_submission_event(v_row, 'approved', 'rule');
  end if;
  perform private.archive_replaced_submission(v_row.follows);
  return v_row.status;
end $$;
