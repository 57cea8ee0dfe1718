-- Recalculates the hours that can still change and their days in India, creates partitions ahead, and deletes events and
-- visits after 90 days, hours after 45 days, and days after two years. After a pause it catches up one day per run; the
-- metric "counted" marks its progress. A second concurrent run does nothing. Returns how many hours were counted.
create function public.refresh_analytics() returns int
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  v_from timestamptz;
  v_hour timestamptz;
  v_new timestamptz[];
  v_hours timestamptz[];
  v_old text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_analytics', 0)) then
    return 0;
  end if;
  for nr in 0..2 loop
    perform private.make_analytics_partitions((private.now() at time zone 'UTC' + make_interval(months => nr))::date);
  end loop;
  v_from := private.analytics_hour(least(
    private.now() - interval '90 minutes',
    coalesce(
      (select max(starts_at) from private.analytics_counts where grain = 'hour' and metric = 'counted'),
      (select min(started_at) from private.analytics_sessions)
    )
  ));
  v_new := array(
    select h from generate_series(greatest(v_from, private.analytics_hour(private.now() - interval '45 days')), private.now(), interval '1 hour') as g (h)
    order by h limit 24
  );
  v_hours := array(
    select h from (
      select h from unnest(v_new) as n (h)
      union
      select private.analytics_hour(s.started_at) from private.analytics_sessions s where s.last_at > private.now() - interval '90 minutes'
    ) as x order by h
  );
  delete from private.analytics_counts where grain = 'hour' and starts_at = any (v_hours);
  foreach v_hour in array v_hours loop
    insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
      select 'hour', v_hour, c.metric, c.key, c.bucket, c.count from private.count_analytics(v_hour, v_hour + interval '1 hour') c;
  end loop;
  insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
    select 'hour', h, 'counted', '', 0, 1 from unnest(v_new) as n (h) on conflict do nothing;
  perform private.sum_analytics_day(d) from (select distinct private.indian_day(h) as d from unnest(v_hours) as u (h)) as days;

  delete from private.analytics_counts where grain = 'hour' and starts_at < private.now() - interval '45 days';
  delete from private.analytics_counts where grain = 'day' and starts_at < private.now() - interval '2 years';
  delete from private.analytics_sessions where session_id in (
    select session_id from private.analytics_sessions where started_at < private.retained_since('analytics') order by started_at limit 5000
  );
  -- Each minute, deletes from one old month everything older than the retained days.
  select c.relname into v_old
  from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid join pg_catalog.pg_class p on p.oid = i.inhparent
  where p.relname in ('user_analytics', 'page_analytics', 'product_analytics', 'cart_analytics', 'search_analytics')
    and p.relnamespace = 'private'::regnamespace
    and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < private.retained_since('analytics')
  order by c.relname limit 1;
  if v_old is not null then
    execute format('drop table private.%I', v_old);
  end if;
  return cardinality(v_hours);
end $$;
