-- Visits in the equally long range before this one.
create function private.visits_before(p_range text, p_from timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select case when p_range = '1h' then (
    select count(*) from private.analytics_sessions where started_at >= p_from - interval '1 hour' and started_at < p_from
  ) else (
    select coalesce(sum(count), 0) from private.analytics_counts
    where metric = 'visit' and grain = case p_range when '24h' then 'hour' else 'day' end
      and starts_at >= p_from - case p_range when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end
      and starts_at < p_from
  ) end
$$;
