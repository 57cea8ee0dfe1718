-- Refunds all of a charge without an order to its source. The caller holds the locks of the payment's id and the subscription.
create function private.refund_charge_in_full(
  p_charge_id uuid, p_why text, p_actor text, p_staff uuid default null, p_note text default ''
) returns void
language plpgsql set search_path = '' as $$
declare
  v_charge private.subscription_charges;
  v_left numeric;
begin
  update private.subscription_charges set state = 'refunded', why = p_why
    where id = p_charge_id returning * into v_charge;
  insert into public.payments (payment_id, order_id, amount, currency, status, method, refund_reason, raw)
    values (
      v_charge.payment_id, null, v_charge.amount, v_charge.currency, 'captured', v_charge.method, 'unknown_order',
      jsonb_build_object('payment_id', v_charge.payment_id, 'subscription_id', v_charge.subscription_id)
    );
  perform private.resolve_break('charge_without_order', v_charge.payment_id, 'Sent back');
  perform private.record_break(
    'unknown_order', v_charge.payment_id, null, v_charge.amount, jsonb_build_object(
      'currency', v_charge.currency, 'why', p_why,
      'subscription', (select number from private.subscriptions where id = v_charge.subscription_id)
    ), v_charge.gateway_order_id
  );
  -- Refunds made in the gateway's dashboard since.
  perform private.apply_waiting_refunds(null, v_charge.payment_id);
  select private.payment_refundable_amount(p) into v_left from public.payments p where p.payment_id = v_charge.payment_id;
  if v_left > 0 then
    perform private.queue_refund(null, v_charge.payment_id, v_left, 'not_expected', p_actor, p_note);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, staff_id, note, data)
    values (
      v_charge.subscription_id, 'charge_refunded', p_actor, p_staff, left(p_note, 400),
      jsonb_build_object('charge_id', p_charge_id, 'amount', v_charge.amount, 'why', p_why)
    );
end $$;
