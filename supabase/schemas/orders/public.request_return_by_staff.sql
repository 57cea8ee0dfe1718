-- Requests a return or an exchange for the customer. p_left: how many returnable items the form showed. See request_return; the
-- customer enters the UPI ID for cash on the order page. PT409 returnable_changed, detail: { actor, by, at } of who changed them.
create function public.request_return_by_staff(p_order_number text, p_kind text, p_lines jsonb, p_reason text, p_left int) returns uuid
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_event public.order_events;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if p_left is distinct from (
    select sum(i.quantity - private.count_settled_items(i)) from public.order_items i where i.order_id = v_order.id
  ) then
    select * into v_event from public.order_events
      where order_id = v_order.id and (type like 'return%' or type like 'refund%' or to_status = 'Return Requested')
      order by id desc limit 1;
    raise sqlstate 'PT409' using message = 'The returnable items have changed', hint = 'returnable_changed', detail = jsonb_build_object(
      'actor', v_event.actor, 'by', private.event_staff_name(v_event), 'at', v_event.created_at
    );
  end if;
  return public.request_return(
    p_order_id => v_order.id, p_kind => p_kind, p_lines => p_lines,
    p_reason => private.require_text(p_reason, 3, 500), p_actor => 'admin'
  );
end $$;
