-- The refund of an order that was asked for at its desk; the caller holds the order. PT409 disputed; PT422 bad_upi; and what
-- request_refund() raises.
create function private.send_order_refund(p_order public.orders, p_step public.money_steps) returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- It would wait for the bank, and keep the case of the dispute open.
  if p_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment', hint = 'disputed';
  end if;
  -- What was paid online goes back to where it came from: to an address that staff type only after that has failed.
  if p_step.upi_id is not null and p_order.paid_by is not null
    and not exists (select from public.refunds where order_id = p_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment goes back to where it came from', hint = 'bad_upi';
  end if;
  return public.request_refund(
    p_order.id, p_step.amount, 'goodwill', 'admin', p_step.id, p_step.note,
    case when p_step.upi_id is null then 'source' else 'upi' end, p_step.upi_id, p_step.payment_id
  );
end $$;
