-- Subscribers by the month, in India, of their start: how many, and how many still subscribed n months after their own
-- first charge, for each n that all of the month have reached. The last p_months months.
create function private.subscription_cohorts(p_months int) returns jsonb
language sql stable set search_path = '' as $$
  with starts as (
    select date_trunc('month', started_at at time zone 'Asia/Kolkata')::date as month, started_at, ended_at
    from private.subscription_starts()
    where started_at >= (
      date_trunc('month', private.now() at time zone 'Asia/Kolkata') - make_interval(months => p_months - 1)
    ) at time zone 'Asia/Kolkata'
  ), months as (
    select month, count(*) as people from starts group by month
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', m.month, 'people', m.people, 'alive', (
      select coalesce(jsonb_agg((
        select count(*) from starts s
        where s.month = m.month and coalesce(s.ended_at, 'infinity') > (s.started_at at time zone 'Asia/Kolkata' + make_interval(months => n)) at time zone 'Asia/Kolkata'
      ) order by n), '[]')
      from generate_series(1, p_months - 1) as n
      where (m.month + make_interval(months => n + 1)) at time zone 'Asia/Kolkata' <= private.now()
    )
  ) order by m.month desc), '[]')
  from months m
$$;
