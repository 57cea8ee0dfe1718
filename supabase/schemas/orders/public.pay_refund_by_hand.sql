-- Records that a refund to a UPI ID was paid from the shop's account. PT404; PT409 bad_transition.
create function public.pay_refund_by_hand(p_order_number text, p_refund_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
begin
  perform private.require_permission('orders.refund');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_refund from public.refunds where id = p_refund_id and order_id = v_order.id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  elsif v_refund.method <> 'upi' or v_refund.status <> 'requested' then
    raise sqlstate 'PT409' using message = 'This refund isn''t waiting for a manual payment', hint = 'already_paid', detail = (
      select jsonb_build_object('actor', e.actor, 'by', private.event_staff_name(e), 'at', e.created_at)
      from public.order_events e
      where e.order_id = v_order.id and e.type = 'refund_paid_by_hand' and e.data ->> 'refund_id' = p_refund_id::text
    );
  end if;
  perform private.record_order_event(
    v_order.id, 'refund_paid_by_hand', null, null, 'admin', '',
    jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
  );
  perform private.move_refund(v_refund, 'processed');
end $$;
