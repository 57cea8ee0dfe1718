-- Saves a draft submission of the caller's own version, with a message to the reviewer, and optionally the rejected one that it replaces
-- (p_follows). Returns its id. PT404 no_version; PT409 sent: it is already with the shop | decided (detail: its id); PT422 bad_submission.
create function public.save_submission(
  p_user_id uuid, p_version_id uuid, p_message text, p_may_publish boolean, p_follows uuid
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
begin
  insert into public.submissions (version_id, design_id, source, message, may_publish, follows)
    select v.id, v.design_id, 'shopper', p_message, p_may_publish, (
      select s.id from public.submissions s join public.design_versions old on old.id = s.version_id
      where s.id = p_follows and old.user_id = p_user_id and s.version_id <> p_version_id
    )
    from public.design_versions v where v.id = p_version_id and v.user_id = p_user_id
    on conflict (version_id) do update set message = excluded.message, may_publish = excluded.may_publish,
        follows = coalesce(excluded.follows, submissions.follows),
        status = case submissions.status when 'draft' then 'draft' else 'withdrawn' end
      where submissions.status in ('draft', 'withdrawn') or submissions.status = 'archived' and submissions.decided_at is null
    returning * into v_row;
  if v_row.id is not null then
    return v_row.id;
  elsif exists (select from public.design_versions where id = p_version_id and user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This design has already been submitted', hint = (
        select case when status in ('submitted', 'in_review') then 'sent' else 'decided' end
        from public.submissions where version_id = p_version_id
      ),
      detail = (select id from public.submissions where version_id = p_version_id)::text;
  end if;
  raise sqlstate 'PT404' using message = 'No such design', hint = 'no_version';
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_submission';
end $$;
