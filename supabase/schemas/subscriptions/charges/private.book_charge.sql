-- Books a charge of a locked subscription, or of none, see apply_subscription_charge(). The caller holds the lock of the payment's id.
create function private.book_charge(p_subscription private.subscriptions, p_charge jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment_id text := p_charge ->> 'payment_id';
  v_amount numeric := (p_charge ->> 'amount')::numeric;
  v_paid_at timestamptz := (p_charge ->> 'paid_at')::timestamptz;
  v_charge_id uuid;
  v_result text := case
    when exists (select from private.subscription_charges where payment_id = v_payment_id) then 'already_known'
    -- Staff have refunded it, or matched it to an order.
    when exists (select from public.payments where payment_id = v_payment_id) then 'not_expected'
    when p_subscription.id is null then 'unknown_subscription'
    when p_charge ->> 'currency' <> 'INR'
      or v_amount <> (select amount from private.subscription_prices where id = p_subscription.price_id) then 'amount_mismatch'
  end;
begin
  if v_result in ('unknown_subscription', 'amount_mismatch') then
    perform private.record_break(
      'unknown_order', v_payment_id, null, v_amount, jsonb_build_object(
        'currency', p_charge ->> 'currency',
        'subscription', coalesce(p_subscription.number, p_charge ->> 'gateway_subscription_id')
      ), p_charge ->> 'gateway_order_id'
    );
  end if;
  if v_result is not null then
    return v_result;
  end if;
  insert into private.subscription_charges (
    subscription_id, payment_id, gateway_order_id, gateway_invoice_id, amount, currency, method, paid_at, state
  ) values (
    p_subscription.id, v_payment_id, p_charge ->> 'gateway_order_id', p_charge ->> 'invoice_id', v_amount, 'INR',
    p_charge ->> 'method', v_paid_at, 'paid'
  ) returning id into v_charge_id;
  -- Its event may have arrived before the subscription was known here.
  perform private.resolve_break('unknown_order', v_payment_id, 'A charge of subscription ' || p_subscription.number);
  update private.subscriptions set started_at = least(started_at, v_paid_at) where id = p_subscription.id;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_subscription.id, 'charged', 'gateway', jsonb_build_object('charge_id', v_charge_id, 'amount', v_amount));
  if v_paid_at > p_subscription.cancel_asked_at then
    perform private.refund_charge_in_full(v_charge_id, 'subscription_ended', 'system');
    return 'refunded';
  end if;
  return 'charged';
end $$;
