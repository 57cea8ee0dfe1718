-- The first of these counters, [{ bucket, subject, limit, seconds }], whose next attempt exceeds half its limit; or
-- null. Null too when one of them is full: no captcha for an attempt that is refused anyway.
create function public.find_near_limit(p_counters jsonb) returns text
language sql volatile set search_path = '' as $$
  select case
    when bool_or(a.taken >= c."limit") then null
    else min(c.bucket) filter (where (a.taken + 1) * 2 > c."limit")
  end
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > private.clock_timestamp()
$$;
