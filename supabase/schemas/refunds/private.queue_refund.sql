-- Queues a refund of a captured payment. The caller holds the order's lock; for a payment without an order, that of the
-- payment's id. PT404 not_found, PT409 not_captured | refund_too_much, PT422 bad_amount. p_upi_id: paid by hand to this UPI ID.
create function private.queue_refund(
  p_order_id uuid, p_payment_id text, p_amount numeric, p_reason text, p_actor text, p_note text default '',
  p_id uuid default gen_random_uuid(), p_upi_id text default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
begin
  if (p_amount > 0 and p_amount = round(p_amount, 2)) is not true then
    raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
  end if;
  select * into v_payment from public.payments
    where payment_id = p_payment_id and order_id is not distinct from p_order_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such payment of this order', hint = 'not_found';
  end if;
  if v_payment.status <> 'captured' then
    raise sqlstate 'PT409' using message = 'This payment wasn''t captured', hint = 'not_captured';
  end if;
  if p_amount > private.payment_refundable_amount(v_payment) then
    raise sqlstate 'PT409' using
      message = 'More than is left of this payment', hint = 'refund_too_much',
      detail = private.payment_refundable_amount(v_payment)::text;
  end if;
  insert into public.refunds (id, order_id, payment_id, amount, reason, method, upi_id, requested_by, note)
    values (
      p_id, p_order_id, p_payment_id, p_amount, p_reason,
      case when p_upi_id is null then 'source' else 'upi' end, p_upi_id, p_actor, p_note
    );
  if p_order_id is not null then
    perform private.record_order_event(
      p_order_id, 'refund_requested', null, null, p_actor, '', jsonb_build_object('refund_id', p_id, 'amount', p_amount)
    );
  end if;
  return p_id;
end $$;
