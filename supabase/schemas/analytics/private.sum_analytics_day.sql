-- A day in India, summed up from its hours.
create function private.sum_analytics_day(p_day date) returns void
language sql set search_path = '' as $$
  delete from private.analytics_counts where grain = 'day' and starts_at = private.start_of_day(p_day);
  insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
    select 'day', private.start_of_day(p_day), metric, key, bucket, sum(count) from private.analytics_counts
    where grain = 'hour' and starts_at >= private.start_of_day(p_day) and starts_at < private.start_of_day(p_day + 1)
    group by metric, key, bucket
$$;
