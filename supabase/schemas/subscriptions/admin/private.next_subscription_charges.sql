-- The gateway's planned charges by day, in India, in the coming days.
create function private.next_subscription_charges(p_days int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'charges', charges, 'amount', amount) order by day), '[]')
  from (
    select (s.charge_at at time zone 'Asia/Kolkata')::date as day, count(*) as charges, sum(r.amount) as amount
    from private.subscriptions s join private.subscription_prices r on r.id = s.price_id
    where s.ended_at is null and s.status in ('authenticated', 'active') and s.cancel_asked_at is null
      and s.charge_at > private.now() and s.charge_at <= private.now() + make_interval(days => p_days)
    group by 1
  ) as days
$$;
