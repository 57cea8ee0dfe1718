-- Takes one attempt from each of several limits, or from none: [{ bucket, subject, limit, seconds }]. `p_clear` names
-- counters to reset when the attempts are granted. Returns the full limit, or null.
create function public.spend_attempts(p_takes jsonb, p_clear jsonb default '[]') returns text
language plpgsql set search_path = '' as $$
declare
  v_take record;
  v_taken int;
begin
  begin
    -- In a fixed order, so that two callers can't deadlock.
    for v_take in
      select bucket, subject, "limit", seconds
      from jsonb_to_recordset(p_takes) as t (bucket text, subject text, "limit" int, seconds int)
      order by bucket, subject
    loop
      insert into private.auth_attempts as a (bucket, subject, started_at, taken)
      values (v_take.bucket, v_take.subject, private.clock_timestamp(), 1)
      on conflict (bucket, subject) do update set
        taken = case when a.started_at + make_interval(secs => v_take.seconds) <= private.clock_timestamp() then 1 else a.taken + 1 end,
        started_at = case
          when a.started_at + make_interval(secs => v_take.seconds) <= private.clock_timestamp() then private.clock_timestamp()
          else a.started_at
        end
      returning taken into v_taken;
      if v_taken > v_take."limit" then
        raise exception using errcode = 'KP429', message = v_take.bucket;
      end if;
    end loop;
  exception when sqlstate 'KP429' then
    return sqlerrm;
  end;

  delete from private.auth_attempts a
  using jsonb_to_recordset(p_clear) as c (bucket text, subject text)
  where a.bucket = c.bucket and a.subject = c.subject;
  delete from private.auth_attempts
  where (bucket, subject) in (
    select bucket, subject from private.auth_attempts
    where started_at < private.retained_since('auth_attempts') order by started_at limit 20 for update skip locked
  );
  return null;
end $$;
