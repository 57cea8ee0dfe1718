-- Raises PT409 refundable_changed when the refundable amount is not what the caller saw. Detail: { left, actor, by, at } of the
-- last refund or payment; the gateway's completion of a refund isn't a change.
create function private.refuse_changed_refundable(p_order public.orders, p_seen numeric) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_left numeric := private.refundable_amount(p_order);
  v_event public.order_events;
begin
  if v_left is distinct from p_seen then
    select * into v_event from public.order_events
      where order_id = p_order.id and type <> 'refund_processed'
        and (type like 'refund%' or type like '%paid' or type = 'cod_collected') order by id desc limit 1;
    raise sqlstate 'PT409' using message = 'The refundable amount has changed', hint = 'refundable_changed', detail = jsonb_build_object(
      'left', v_left, 'actor', v_event.actor, 'by', private.event_staff_name(v_event), 'at', v_event.created_at
    );
  end if;
end $$;
