-- The name of the staff who made an event; null for customers, the shop and the gateway.
create function private.event_staff_name(p_event public.order_events) returns text
language sql stable set search_path = '' as $$
  select l.actor_name from public.audit_log l join public.orders o on o.order_id = l.subject_id
  where l.subject = 'orders' and o.id = p_event.order_id and (l.after ->> 'event')::bigint = p_event.id
  limit 1
$$;
