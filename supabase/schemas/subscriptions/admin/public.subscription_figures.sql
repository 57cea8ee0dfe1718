-- The figures above the list: subscribers, monthly revenue, churn, next charges and problems.
create function public.subscription_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '6s' as $$
begin
  perform private.require_permission('subscriptions.read');
  return jsonb_build_object(
    'states', (select coalesce(jsonb_object_agg(status, count), '{}') from (
      select status, count(*) as count from private.subscriptions group by status
    ) as each),
    'monthly', (
      select coalesce(round(sum(r.amount / p.months), 2), 0)
      from private.subscriptions s
      join private.subscription_prices r on r.id = s.price_id join private.subscription_plans p on p.id = r.plan_id
      where s.status in ('authenticated', 'active', 'pending') and s.cancel_asked_at is null
    ),
    'churn', private.subscription_churn(30),
    'next', private.next_subscription_charges(30),
    'cohorts', private.subscription_cohorts(12),
    'failed', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(r.amount), 0))
      from private.subscriptions s join private.subscription_prices r on r.id = s.price_id
      where s.status in ('pending', 'halted')
    ),
    'asked', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where state = 'asked'
    ),
    'charged', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where paid_at > private.now() - interval '30 days'
    ),
    'refunded', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where paid_at > private.now() - interval '30 days' and state = 'refunded'
    )
  );
end $$;
