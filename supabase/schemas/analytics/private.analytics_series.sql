-- Visits by start time: of an hour by five minutes, of a day by hours, else by days in India. [{ at, visits, orders }]
create function private.analytics_series(p_range text, p_from timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with slots as (
    select at from generate_series(
      case when p_range = '1h' then date_bin('5 minutes', p_from, '2000-01-01') else p_from end, private.now(),
      case p_range when '1h' then interval '5 minutes' when '24h' then interval '1 hour' else interval '1 day' end
    ) as at
  ), found as (
    select date_bin('5 minutes', started_at, '2000-01-01') as at, count(*) as visits, count(*) filter (where reached >= 6) as orders
    from private.analytics_sessions where p_range = '1h' and started_at >= p_from group by 1
    union all
    select starts_at, sum(count), sum(count) filter (where bucket >= 6) from private.analytics_counts
    where p_range <> '1h' and metric = 'visit' and grain = case p_range when '24h' then 'hour' else 'day' end and starts_at >= p_from
    group by 1
  )
  select jsonb_agg(jsonb_build_object('at', s.at, 'visits', coalesce(f.visits, 0), 'orders', coalesce(f.orders, 0)) order by s.at)
  from slots s left join found f using (at)
$$;
