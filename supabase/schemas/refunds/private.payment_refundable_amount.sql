-- What is left of the payment after all refunds that did not fail. Call it under the payment's lock.
create function private.payment_refundable_amount(p_payment public.payments) returns numeric
language sql stable set search_path = '' as $$
  select p_payment.amount - coalesce(sum(amount), 0) from public.refunds
  where payment_id = p_payment.payment_id and status <> 'failed'
$$;
