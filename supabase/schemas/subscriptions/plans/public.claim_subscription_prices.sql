-- Prices without a gateway plan, each leased to one worker. Returns [{ id, name, months, amount, created_at }]. Rupees.
create function public.claim_subscription_prices(p_limit int) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select a.id from private.subscription_prices a
    where a.gateway_plan_id is null and a.next_at <= private.now()
    order by a.next_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscription_prices a
      set attempts = a.attempts + 1, next_at = private.now() + least(interval '2 minutes' * (1 << least(a.attempts, 10)), interval '6 hours')
      from due where a.id = due.id returning a.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', p.name, 'months', p.months, 'amount', c.amount, 'created_at', c.created_at
  )), '[]')
  from claimed c join private.subscription_plans p on p.id = c.plan_id
$$;
