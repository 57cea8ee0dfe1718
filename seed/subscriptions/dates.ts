/** Dates the rows that aren't dated with the orders, by the event they describe. Triggers are off. */
export const DATE_SUBSCRIPTIONS = `
  update private.subscription_charges c set created_at = c.paid_at,
    next_at = case when c.state = 'asked' then c.next_at else c.paid_at end;
  update private.mandate_payments m set created_at = c.paid_at
    from private.subscription_charges c where c.payment_id = m.payment_id;
  update private.subscriptions s set created_at = e.first, updated_at = e.last
    from (
      select subscription_id, min(created_at) as first, max(created_at) as last from private.subscription_events group by 1
    ) as e
    where e.subscription_id = s.id;
  update public.refunds r set created_at = c.paid_at, processed_at = w.received_at, updated_at = w.received_at,
      next_at = w.received_at, attempts = 1
    from private.subscription_charges c, public.webhook_events w
    where c.payment_id = r.payment_id and r.order_id is null and w.type = 'refund.processed'
      and w.raw ->> 'payment_id' = r.payment_id;
  update public.reconciliation_breaks b set resolved_at = r.processed_at
    from public.refunds r where r.payment_id = b.payment_id and r.order_id is null and b.resolved_at is not null;
  update auth.users u set created_at = s.first - interval '9 days', email_confirmed_at = s.first - interval '9 days',
      phone_confirmed_at = s.first - interval '9 days'
    from (select user_id, min(created_at) as first from private.subscriptions group by 1) as s
    where u.id = s.user_id and u.created_at > s.first - interval '9 days';
  update public.profiles p set created_at = u.created_at from auth.users u
    where u.id = p.id and p.created_at > u.created_at`;
