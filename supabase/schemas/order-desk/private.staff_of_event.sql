-- Whose step an event was, by name; null for buyers, the shop and the gateway.
create function private.staff_of_event(p_event public.order_events) returns text
language sql stable set search_path = '' as $$
  select l.actor_name from public.audit_log l
  where l.subject = 'order_events' and l.subject_id = p_event.order_id::text and (l.after ->> 'id')::bigint = p_event.id
  order by l.id desc limit 1
$$;
