-- Logs a step with a request, without its texts: they must not outlive an erasure.
create function private.audit_privacy_request(p_id uuid, p_step text) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
  select s.id, private.format_person_name(s.id), 'update', 'privacy_requests', p_id::text, jsonb_build_object('step', p_step)
  from (select private.acting_staff() as id) as s where s.id is not null
$$;
