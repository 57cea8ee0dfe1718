-- Each step of an order, its parcels and its payments records an event; those of staff are logged.
create function private.audit_order_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit_order(
    new.order_id,
    jsonb_strip_nulls(jsonb_build_object('status', new.from_status) || coalesce(
      case when jsonb_typeof(new.data -> 'before') = 'object' then new.data -> 'before' end, '{}'
    )),
    jsonb_strip_nulls(jsonb_build_object(
      'event', new.id, 'step', nullif(new.type, 'moved'), 'status', new.to_status, 'note', nullif(new.note, ''),
      'amount', new.data -> 'amount'
    ) || coalesce(case when jsonb_typeof(new.data -> 'after') = 'object' then new.data -> 'after' end, '{}'))
  );
  return null;
end $$;

create trigger order_events_audit after insert on public.order_events
  for each row when (new.actor = 'admin') execute function private.audit_order_event();
