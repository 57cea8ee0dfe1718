-- Dismisses a browser error from the health page as of p_seen_at; later occurrences show it again. PT404: it is deleted.
-- PT409: it has occurred since.
create function public.dismiss_client_error(p_type text, p_fingerprint text, p_seen_at timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_error private.client_errors;
begin
  perform private.require_permission('settings.write');
  update private.client_errors set dismissed_at = seen_at
    where type = p_type and fingerprint = p_fingerprint and seen_at <= p_seen_at and dismissed_at is distinct from seen_at
    returning * into v_error;
  if v_error.type is not null then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
      select s.id, private.format_person_name(s.id), 'update', 'client_errors', left(v_error.message, 200),
        jsonb_build_object('step', 'dismissed', 'page', v_error.page, 'seen', v_error.seen)
      from (select private.acting_staff() as id) as s where s.id is not null;
    return;
  end if;
  select * into v_error from private.client_errors where type = p_type and fingerprint = p_fingerprint;
  if v_error.type is null then
    raise sqlstate 'PT404' using message = 'This error no longer exists', hint = 'not_found';
  elsif v_error.seen_at > p_seen_at then
    raise sqlstate 'PT409' using message = 'It has happened again', hint = 'stale';
  end if;
end $$;
