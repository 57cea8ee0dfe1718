-- Raises PT409 moved_meanwhile when the order is no longer in the status that the caller saw. Detail: { status, by, at } of
-- what happened.
create function private.refuse_moved(p_order public.orders, p_seen text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_event public.order_events;
begin
  if p_order.status = p_seen then
    return;
  end if;
  select * into v_event from public.order_events
    where order_id = p_order.id and to_status = p_order.status order by id desc limit 1;
  raise sqlstate 'PT409' using
    message = format('This order is %s by now', p_order.status), hint = 'moved_meanwhile',
    detail = jsonb_build_object(
      'status', p_order.status, 'actor', v_event.actor, 'by', private.staff_of_event(v_event), 'at', v_event.created_at
    )::text;
end $$;
