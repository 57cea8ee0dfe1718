-- Seconds until none of these counters, [{ bucket, subject, limit, seconds }], is full; 0 when none is. Takes nothing.
create function public.seconds_until_free(p_counters jsonb) returns int
language sql volatile set search_path = '' as $$
  select coalesce(max(ceil(extract(epoch from
    a.started_at + make_interval(secs => c.seconds) - private.clock_timestamp()))::int), 0)
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > private.clock_timestamp() and a.taken >= c."limit"
$$;
