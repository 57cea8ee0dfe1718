-- Answers a request by email and closes it as done or refused. PT404; PT409 already_done; PT422 bad_answer.
create function public.close_privacy_request(p_id uuid, p_state text, p_answer text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_request public.privacy_requests := private.require_privacy_request(p_id);
begin
  if v_request.state <> 'open' then
    raise sqlstate 'PT409' using message = 'This request is closed', hint = 'already_done', detail = v_request.closed_by;
  end if;
  update public.privacy_requests set state = p_state, answer = p_answer, closed_at = private.now(),
    closed_by = private.format_person_name((select auth.uid()))
    where id = p_id;
  insert into public.outbox (topic, email, data)
    values ('privacy_answer', v_request.email, jsonb_build_object('request_id', p_id));
  perform private.audit_privacy_request(p_id, p_state);
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_answer';
end $$;
