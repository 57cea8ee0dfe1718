-- Figures between two moments, from raw rows. A visit is counted at its start, with the last step it reached (bucket;
-- the steps of lib/analytics/funnel.ts), events at their own time. bucket of a search: 1 when it had results, and a term
-- counts once per visitor and day in India; of a web vital: its class (lib/analytics/web-vitals.ts). The 200 largest
-- keys of each metric.
create function private.count_analytics(p_from timestamptz, p_to timestamptz)
returns table (metric text, key text, bucket smallint, count bigint)
language sql stable set search_path = '' as $$
  with counted (metric, key, bucket, count) as materialized (
    select m.metric, m.key, s.reached, count(*)
    from private.analytics_sessions s
    cross join lateral (values
      ('visit', 'all'), ('source', s.source), ('device', s.device), ('country', s.country), ('region', s.region), ('landing', s.landing),
      ('size', s.size), ('pincode', s.pincode)
    ) as m (metric, key)
    where s.started_at >= p_from and s.started_at < p_to and m.key is not null
    group by 1, 2, 3
    union all
    select 'view', path, 0::smallint, count(*) from private.page_analytics
    where at >= p_from and at < p_to and type = 'page_view' group by 2
    union all
    select vital, route, bucket, count(*) from private.page_analytics
    where at >= p_from and at < p_to and vital is not null group by 1, 2, 3
    union all
    select 'product', product_id::text, 0::smallint, count(*) from private.product_analytics
    where at >= p_from and at < p_to and type = 'product_view' group by 2
    union all
    select 'search', s.term, (s.results > 0)::int::smallint, count(distinct coalesce(s.data ->> 'visitor', s.session_id::text))
    from private.search_analytics s
    where s.at >= p_from and s.at < p_to and s.type = 'search' and not exists (
      select from private.search_analytics e
      where e.at >= private.start_of_day(private.indian_day(p_from)) and e.at < p_from and e.type = 'search' and e.term = s.term
        and coalesce(e.data ->> 'visitor', e.session_id::text) = coalesce(s.data ->> 'visitor', s.session_id::text)
    )
    group by 2, 3
    union all
    select 'event', e.type, 0::smallint, count(*) from (
      select at, type from private.user_analytics union all select at, type from private.page_analytics
      union all select at, type from private.product_analytics union all select at, type from private.cart_analytics
      union all select at, type from private.search_analytics
    ) as e where e.at >= p_from and e.at < p_to group by 2
  ), ranked as (
    select c.metric, c.key, row_number() over (partition by c.metric order by sum(c.count) desc, c.key) as place
    from counted c group by 1, 2
  )
  select c.metric, c.key, c.bucket, c.count from counted c join ranked r using (metric, key) where r.place <= 200
$$;
