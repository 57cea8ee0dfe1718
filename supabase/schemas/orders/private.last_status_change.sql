-- The last status change and who made it: { status, actor, by, at }, for the detail of an error.
create function private.last_status_change(p_order public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_event public.order_events;
begin
  select * into v_event from public.order_events
    where order_id = p_order.id and to_status = p_order.status order by id desc limit 1;
  return jsonb_build_object(
    'status', p_order.status, 'actor', v_event.actor, 'by', private.event_staff_name(v_event), 'at', v_event.created_at
  );
end $$;
