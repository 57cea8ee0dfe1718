-- Confirms the order by a capture, or queues a refund and returns the reason.
create function private.settle_capture(p_order public.orders, p_payment public.payments) returns text
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders := private.lock_replacement(p_order);
  v_to_refund text;
begin
  if p_order.paid_by = p_payment.payment_id then
    return 'already_confirmed';
  end if;
  if p_order.coupon_id is not null then
    perform private.lock_customer(p_order.user_id, p_order.email, p_order.phone);
  end if;
  if private.settle_prepay(p_order, p_payment) then
    perform private.record_reused_coupon(p_order, p_payment);
    return 'confirmed';
  end if;
  v_to_refund := case
    when p_order.payment_method <> 'online' then 'not_expected'
    when not private.is_due(p_order, p_payment.amount, p_payment.currency) then 'amount_mismatch'
    when p_order.paid_by is not null then 'second_capture'
    when p_order.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    when v_replacement.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    -- Cancelled by its customer or the shop. An expired order may still be wanted.
    when p_order.status = 'Cancelled' and not private.is_given_up_by_time(p_order.id) then 'not_expected'
  end;
  v_to_refund := coalesce(v_to_refund, private.claim_group_seat(p_order));
  if v_to_refund is null and p_order.status = 'Cancelled' then
    v_to_refund := private.revive_order(p_order, v_replacement, p_payment.payment_id);
  elsif v_to_refund is null then
    perform private.write_order_status(
      array[p_order.id], 'Confirmed', 'payment', 'system', '', jsonb_build_object('payment_id', p_payment.payment_id), 'paid'
    );
  end if;

  if v_to_refund is not null then
    update public.payments set refund_reason = v_to_refund where payment_id = p_payment.payment_id;
    perform private.record_order_event(
      p_order.id, 'payment_to_refund', null, null, 'system', '',
      jsonb_build_object('reason', v_to_refund, 'payment_id', p_payment.payment_id)
    );
    perform private.record_break(
      v_to_refund, p_payment.payment_id, p_order.id, p_payment.amount,
      jsonb_build_object('currency', p_payment.currency), p_order.gateway_order_id
    );
    if p_payment.amount > 0 then
      perform private.queue_refund(p_order.id, p_payment.payment_id, p_payment.amount, v_to_refund, 'system');
    end if;
    -- A group's tee can't be ordered again after its close: the order would wait for a payment in vain.
    if p_order.status = 'Pending Payment' and v_to_refund = 'group_closed' then
      perform private.move_order(
        p_order, 'Cancelled', 'system', 'system', 'Paid after the group order was closed', '{"reason": "group_closed"}'
      );
    end if;
    -- No bank holds money for it any more; the refund has its own row.
    update public.orders set payment_status = 'attempted_failed'
      where id = p_order.id and status = 'Cancelled' and payment_status = 'authorized'
        and not exists (select from public.payments where order_id = p_order.id and status = 'authorized');
    return v_to_refund;
  end if;

  update public.orders
    set payment_status = 'captured', paid_by = p_payment.payment_id, replaced_by = null
    where id = p_order.id;
  perform private.record_reused_coupon(p_order, p_payment);
  perform private.queue_message('order_confirmed', p_order.id);
  if p_order.group_id is not null then
    perform private.settle_group_order(p_order.id);
  end if;
  return 'confirmed';
end $$;
