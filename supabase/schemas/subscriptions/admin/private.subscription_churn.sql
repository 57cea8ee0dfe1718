-- The subscribers of p_days ago, and how many of them have no subscription now.
create function private.subscription_churn(p_days int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'days', p_days, 'before', count(*), 'lost', count(*) filter (where ended_at <= private.now())
  )
  from private.subscription_starts()
  where started_at <= private.now() - make_interval(days => p_days)
    and coalesce(ended_at, 'infinity') > private.now() - make_interval(days => p_days)
$$;
