-- Whether size, tastes, picks, address and pauses may still change: no charge is near, or the parcel of one waits for its subscriber.
create function private.is_open_for_change(p_subscription private.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.subscription_charges c where c.subscription_id = p_subscription.id and c.state = 'asked'
  ) or p_subscription.ended_at is null and (
    p_subscription.status in ('created', 'halted', 'paused')
    or p_subscription.charge_at is null
    or private.now() < p_subscription.charge_at
      - make_interval(hours => (select cutoff_hours from private.subscription_terms()))
  )
$$;
