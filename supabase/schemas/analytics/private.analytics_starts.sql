-- The start of a dashboard range: an hour ago, the start of the hour in India 23 before this one, or of a day in India.
create function private.analytics_starts(p_range text) returns timestamptz
language sql stable set search_path = '' as $$
  select case p_range
    when '1h' then private.now() - interval '1 hour'
    when '24h' then private.analytics_hour(private.now()) - interval '23 hours'
    when '7d' then private.start_of_day(private.indian_day(private.now()) - 6)
    when '30d' then private.start_of_day(private.indian_day(private.now()) - 29)
  end
$$;
