-- Limits that hold across all instances.

create table private.auth_attempts (
  bucket text not null check (char_length(bucket) between 1 and 40),
  subject text not null check (char_length(subject) between 1 and 64),
  started_at timestamptz not null default private.now(),
  taken int not null default 1 check (taken > 0),
  primary key (bucket, subject)
);
comment on table private.auth_attempts is
  'One counter per limit and subject. Subjects are keyed hashes: neither phone numbers nor IP addresses are kept';
create index auth_attempts_by_age on private.auth_attempts (started_at);
alter table private.auth_attempts enable row level security;

-- Captchas for visitors near a limit: the used solutions.
create table private.spent_captchas (
  id text primary key check (char_length(id) = 64),
  expires_at timestamptz not null
);
comment on table private.spent_captchas is
  'A solved captcha works for one form. Kept until it has expired and is refused anyway';
create index spent_captchas_by_age on private.spent_captchas (expires_at);
alter table private.spent_captchas enable row level security;

-- The first of these counters, [{ bucket, subject, limit, seconds }], that is full; or null. Takes nothing.
create function public.find_full_limit(p_counters jsonb) returns text
language sql volatile set search_path = '' as $$
  select min(c.bucket)
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > private.clock_timestamp() and a.taken >= c."limit"
$$;

-- The first of these counters, [{ bucket, subject, limit, seconds }], whose next attempt goes beyond half its limit; or
-- null. Null too when one of them is full: no one should solve a captcha for an attempt that is refused anyway.
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

-- True for the first use of this solution, over all instances.
create function public.spend_captcha(p_id text, p_expires_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.spent_captchas (id, expires_at) values (p_id, p_expires_at) on conflict do nothing;
  get diagnostics v_count = row_count;
  delete from private.spent_captchas where id in (
    -- Deleted an hour late, so that an instance with a slow clock still finds it.
    select id from private.spent_captchas
    where expires_at < pg_catalog.now() - interval '1 hour' order by expires_at limit 20 for update skip locked
  );
  return v_count = 1;
end $$;

-- Takes one attempt from each of several limits, or from none: [{ bucket, subject, limit, seconds }]. `p_clear` names
-- counters to reset when the attempts are granted. Returns the full limit, or null.
create function public.take_attempts(p_takes jsonb, p_clear jsonb default '[]') returns text
language plpgsql set search_path = '' as $$
declare
  v_take record;
  v_taken int;
begin
  begin
    -- Always in the same order, so that two callers never wait for each other.
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
    where started_at < private.now() - interval '2 days' order by started_at limit 20 for update skip locked
  );
  return null;
end $$;
