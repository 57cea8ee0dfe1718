-- Null: the event is new and must be applied. Otherwise its earlier result, or event_id_reused.
create function private.register_event(
  p_event_id text, p_event_type text, p_body_hash text, p_payment_id text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known public.webhook_events;
begin
  insert into public.webhook_events (event_id, type, body_hash, raw)
    values (p_event_id, p_event_type, p_body_hash, p_raw)
    on conflict (event_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_known from public.webhook_events where event_id = p_event_id for update;
  if v_known.body_hash <> p_body_hash then
    perform private.record_break('event_id_reused', p_payment_id, null, null,
      jsonb_build_object('event_id', p_event_id, 'type', p_event_type));
    return jsonb_build_object('result', 'event_id_reused');
  end if;
  return case when v_known.applied_at is not null then v_known.result end;
end $$;
