-- The dashboard of a range: 1h | 24h | 7d | 30d. Lists have at most 20 rows, the largest first.
create function public.analytics(p_range text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '6s' as $$
declare
  v_from timestamptz := private.analytics_starts(p_range);
  v_counts jsonb;
begin
  perform private.require_permission('reports.read');
  if v_from is null then
    raise exception using errcode = 'PT400', message = 'No such range', hint = 'bad_range';
  end if;
  with counts as materialized (
    select * from private.analytics_of(p_range, v_from)
  ), steps as (
    select metric, key, sum(count) as visits, jsonb_build_array(
      sum(count), coalesce(sum(count) filter (where bucket >= 2), 0), coalesce(sum(count) filter (where bucket >= 3), 0),
      coalesce(sum(count) filter (where bucket >= 4), 0), coalesce(sum(count) filter (where bucket >= 5), 0),
      coalesce(sum(count) filter (where bucket >= 6), 0)
    ) as funnel
    from counts where metric in ('visit', 'source', 'device', 'country', 'region', 'size', 'pincode', 'landing')
    group by metric, key
  ), placed as (
    select *, row_number() over (partition by metric order by visits desc, key) as place from steps
  ), vitals as (
    select metric, key, count, bucket, sum(count) over (partition by metric, key order by bucket) as up_to,
      sum(count) over (partition by metric, key) as total
    from counts where metric in ('LCP', 'INP', 'CLS')
  )
  select jsonb_build_object(
    'visits', (select coalesce(jsonb_object_agg(metric, rows), '{}') from (
      select metric, jsonb_agg(jsonb_build_object('key', key, 'funnel', funnel) order by place) as rows from placed where place <= 20 group by metric
    ) as m),
    'views', (select coalesce(sum(count), 0) from counts where metric = 'view'),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n) order by n desc, key), '[]') from (
      select key, sum(count) as n from counts where metric = 'view' group by key order by n desc, key limit 20
    ) as p),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n) order by n desc, key), '[]') from (
      select key, sum(count) as n from counts where metric = 'event' group by key order by n desc, key
    ) as e),
    'searches', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n, 'empty', empty) order by n desc, key), '[]') from (
      select key, sum(count) as n, coalesce(sum(count) filter (where bucket = 0), 0) as empty
      from counts where metric = 'search' group by key order by empty desc, n desc, key limit 20
    ) as s),
    'products', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'seen', seen, 'bought', bought) order by seen desc, id), '[]') from (
      select p.id, p.name, c.seen, coalesce(b.units, 0) as bought
      from (select key::bigint as id, sum(count) as seen from counts where metric = 'product' group by key order by seen desc limit 20) as c
      join public.products p on p.id = c.id
      left join lateral (
        select sum(i.quantity) as units from public.order_items i join public.orders o on o.id = i.order_id
        where i.product_id = p.id and o.created_at >= v_from and o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO')
      ) as b on true
    ) as x),
    'vitals', (select coalesce(jsonb_agg(jsonb_build_object('vital', metric, 'route', key, 'bucket', p75, 'count', total) order by total desc, key, metric), '[]') from (
      select metric, key, max(total) as total, min(bucket) filter (where up_to >= 0.75 * total) as p75
      from vitals group by metric, key order by total desc, key, metric limit 60
    ) as v)
  ) into v_counts;
  return v_counts || jsonb_build_object(
    'from', v_from, 'live', (select count(*) from private.analytics_sessions where last_at > private.now() - interval '5 minutes'),
    'series', private.analytics_series(p_range, v_from),
    'visits_before', private.visits_before(p_range, v_from)
  );
end $$;
