-- p_fact: { gateway_refund_id, payment_id, status, amount, refund_id, why }. The caller holds the order's lock; for a
-- payment without an order, that of the payment's id.
create function private.apply_refund_fact(p_order_id uuid, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_refund public.refunds;
  v_gateway_id text := p_fact ->> 'gateway_refund_id';
begin
  select * into v_payment from public.payments where payment_id = p_fact ->> 'payment_id' for no key update;
  select * into v_refund from public.refunds where gateway_refund_id = v_gateway_id for update;
  if not found then
    update public.refunds set gateway_refund_id = v_gateway_id
      where id = (p_fact ->> 'refund_id')::uuid and gateway_refund_id is null
        and payment_id = v_payment.payment_id and amount = (p_fact ->> 'amount')::numeric
      returning * into v_refund;
  end if;
  if not found then
    insert into public.refunds (order_id, payment_id, amount, reason, method, gateway_refund_id, requested_by)
      values (
        p_order_id, v_payment.payment_id, (p_fact ->> 'amount')::numeric, 'goodwill', 'source', v_gateway_id, 'gateway'
      ) returning * into v_refund;
    if p_order_id is not null then
      perform private.record_order_event(
        p_order_id, 'refund_requested', null, null, 'gateway', '',
        jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
      );
    end if;
    if p_fact ->> 'status' <> 'failed' then
      perform private.reduce_queued_refunds(v_payment);
    end if;
  end if;
  return private.move_refund(v_refund, p_fact ->> 'status', p_fact ->> 'why');
end $$;
