-- The figures since a moment: the last hour from raw rows, a day from its hours, more from days in India.
create function private.analytics_of(p_range text, p_from timestamptz) returns table (metric text, key text, bucket smallint, count bigint)
language plpgsql stable set search_path = '' as $$
begin
  if p_range = '1h' then
    return query select c.metric, c.key, c.bucket, c.count from private.count_analytics(p_from, private.now()) c;
  else
    return query
      select c.metric, c.key, c.bucket, sum(c.count)::bigint from private.analytics_counts c
      where c.grain = case p_range when '24h' then 'hour' else 'day' end and c.starts_at >= p_from
      group by c.metric, c.key, c.bucket;
  end if;
end $$;
