-- Refunds the money of a case to its source, less earlier refunds: a payment without an order, and its refund. The
-- caller holds the lock of the payment's id. PT409 not_refundable | disputed | already_refunded; PT422 bad_upi.
create function private.refund_unmatched_payment(p_case public.reconciliation_breaks, p_step public.money_steps) returns void
language plpgsql set search_path = '' as $$
declare
  v_first uuid := (
    select b.refund_id from public.reconciliation_breaks b
    where b.reason = 'refund_failed' and b.payment_id = p_case.payment_id and b.resolved_at is null
    order by b.created_at, b.id limit 1
  );
  v_payment public.payments;
  v_left numeric;
begin
  if not private.can_refund_unmatched_payment(p_case) then
    raise sqlstate 'PT409' using message = 'This payment already has an order or a refund', hint = 'not_refundable';
  elsif p_step.upi_id is not null then
    raise sqlstate 'PT422' using message = 'This refund goes to the original payment method', hint = 'bad_upi';
  elsif exists (select from public.disputes where payment_id = p_case.payment_id and status not in ('won', 'closed')) then
    raise sqlstate 'PT409' using message = 'The payment is disputed, or the dispute is lost', hint = 'disputed';
  end if;
  insert into public.payments (payment_id, order_id, amount, currency, status, refund_reason, raw)
    values (
      p_case.payment_id, null, p_case.amount, p_case.detail ->> 'currency', 'captured', 'unknown_order',
      jsonb_build_object('payment_id', p_case.payment_id, 'sent_back', p_case.id)
    ) on conflict (payment_id) do nothing;
  -- Refunds made in the gateway's dashboard before the payment was known here.
  perform private.apply_waiting_refunds(null, p_case.payment_id);
  select * into v_payment from public.payments where payment_id = p_case.payment_id;
  v_left := private.payment_refundable_amount(v_payment);
  if v_left <= 0 then
    raise sqlstate 'PT409' using message = 'This payment is already refunded', hint = 'already_refunded';
  end if;
  perform private.queue_refund(null, p_case.payment_id, v_left, 'not_expected', 'admin', p_step.note, p_step.id);
  if v_first is not null then
    perform private.replace_failed_refund(p_step.id, v_first);
  end if;
end $$;
