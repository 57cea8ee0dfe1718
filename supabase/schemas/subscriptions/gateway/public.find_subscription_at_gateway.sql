-- The data to create a subscription at the gateway; null when it is deleted. starts_at: of one that replaces another.
create function public.find_subscription_at_gateway(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'number', s.number, 'gateway_subscription_id', s.gateway_subscription_id,
    'gateway_plan_id', a.gateway_plan_id, 'months', p.months, 'created_at', s.created_at,
    'starts_at', (select f.charge_at from private.subscriptions f where f.id = s.follows)
  )
  from private.subscriptions s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  where s.id = p_id and s.ended_at is null
$$;
