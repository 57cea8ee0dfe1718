-- Records that a charge's order could not be made: it is retried, later each time, at most six hours apart. After the
-- fifth time, within an hour, it also is a case for staff, until it has its order or is refunded.
create function public.record_charge_attempt(p_charge_id uuid, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  with recorded as (
    update private.subscription_charges
      set attempts = attempts + 1, last_error = left(p_error, 400), next_at = private.now() + least(interval '1 minute' * (1 << least(attempts, 12)), interval '6 hours')
      where id = p_charge_id and state = 'paid'
      returning *
  )
  select private.record_break(
    'charge_without_order', n.payment_id, null, n.amount,
    jsonb_build_object('currency', n.currency, 'why', n.last_error, 'subscription', s.number), n.gateway_order_id
  )
  from recorded n join private.subscriptions s on s.id = n.subscription_id
  where n.attempts = 5
$$;
