-- Whether a payment without an order can be refunded to its source: it was never matched, no refund of it is under way,
-- and some of it is left.
create function private.can_refund_unmatched_payment(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select private.can_match(p_case) or p_case.reason = 'unknown_order' and p_case.resolved_at is null and exists (
    select from public.payments p
    where p.payment_id = p_case.payment_id and p.order_id is null and private.payment_refundable_amount(p) > 0
      and not exists (
        select from public.refunds where payment_id = p.payment_id and status in ('requested', 'pending')
      )
  )
$$;
