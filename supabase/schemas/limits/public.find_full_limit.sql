-- The first of these counters, [{ bucket, subject, limit, seconds }], that is full; or null. Takes nothing.
create function public.find_full_limit(p_counters jsonb) returns text
language sql volatile set search_path = '' as $$
  select min(c.bucket)
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > private.clock_timestamp() and a.taken >= c."limit"
$$;
