create function private.record_order_event(
  p_order_id uuid, p_type text, p_from text, p_to text, p_actor text, p_note text default '', p_data jsonb default '{}'
) returns void
language sql set search_path = '' as $$
  insert into public.order_events (order_id, type, from_status, to_status, actor, note, data)
  values (p_order_id, p_type, p_from, p_to, p_actor, p_note, p_data)
$$;
