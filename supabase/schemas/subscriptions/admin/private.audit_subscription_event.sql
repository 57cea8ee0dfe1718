-- Each step of staff is a timeline row; the audit log has it too, under the subscription's number, without the address.
create function private.audit_subscription_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select new.staff_id, private.format_person_name(new.staff_id), 'update', 'subscriptions', s.number,
    new.data -> 'before',
    jsonb_strip_nulls(jsonb_build_object('event', new.id, 'step', new.type, 'note', nullif(new.note, ''), 'amount', new.data -> 'amount'))
      || coalesce(new.data -> 'after', '{}')
  from private.subscriptions s where s.id = new.subscription_id;
  return null;
end $$;

create trigger subscription_events_audit after insert on private.subscription_events
  for each row when (new.staff_id is not null) execute function private.audit_subscription_event();
