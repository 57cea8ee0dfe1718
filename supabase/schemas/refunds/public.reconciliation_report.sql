-- Rupees of payments recorded in [p_from, p_to). received = matched + going_back + drift. drift must be 0: it is money
-- that pays no order and has no row that explains it, or refunds beyond what was received. open: rows of any time that
-- wait for staff. failed: failed refunds whose money is still here and which have no such row.
create function public.reconciliation_report(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' set statement_timeout = '30s' as $$
  with received as (
    select p.payment_id, p.amount, o.paid_by is not distinct from p.payment_id as pays,
      exists (
        select from public.reconciliation_breaks b where b.payment_id = p.payment_id and b.reason = p.refund_reason
      ) as is_explained,
      coalesce((
        select sum(r.amount) from public.refunds r where r.payment_id = p.payment_id and r.status = 'processed'
      ), 0) as refunded,
      coalesce((
        select sum(r.amount) from public.refunds r
        where r.payment_id = p.payment_id and r.status in ('requested', 'pending')
      ), 0) as underway
    from public.payments p left join public.orders o on o.id = p.order_id
    where p.status = 'captured' and p.currency = 'INR' and p.created_at >= p_from and p.created_at < p_to
  ), sums as (
    select coalesce(sum(amount), 0) as received,
      coalesce(sum(amount) filter (where pays), 0) as matched,
      coalesce(sum(amount) filter (where not pays and is_explained), 0) as going_back,
      coalesce(sum(refunded), 0) as refunded,
      coalesce(sum(underway), 0) as underway,
      coalesce(sum(amount) filter (where not pays and not is_explained), 0)
        + coalesce(sum(greatest(refunded + underway - amount, 0)), 0) as drift
    from received
  )
  select to_jsonb(sums) || jsonb_build_object('from', p_from, 'to', p_to, 'open', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', b.id, 'reason', b.reason, 'payment_id', b.payment_id, 'gateway_order_id', b.gateway_order_id,
      'order_id', o.order_id, 'amount', b.amount, 'created_at', b.created_at
    ) order by b.created_at, b.id)
    from public.reconciliation_breaks b left join public.orders o on o.id = b.order_id
    where b.resolved_at is null
  ), '[]'), 'failed', coalesce((
    select jsonb_agg(jsonb_build_object(
      'payment_id', coalesce(r.payment_id, r.order_id::text), 'order_id', o.order_id, 'amount', r.amount, 'created_at', r.created_at
    ) order by r.created_at, r.id)
    from public.refunds r
    left join public.orders o on o.id = r.order_id
    left join public.payments p on p.payment_id = r.payment_id
    where r.status = 'failed' and (p.payment_id is null or private.payment_refundable_amount(p) > 0)
      and not exists (select from public.reconciliation_breaks b where b.refund_id = coalesce(r.follows, r.id))
  ), '[]'))
  from sums
$$;
