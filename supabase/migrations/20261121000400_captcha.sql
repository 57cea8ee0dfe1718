-- Puzzles for visitors who come near a limit: when one is due, and which solutions were used.

create table private.spent_captchas (
  id text primary key check (char_length(id) = 64),
  expires_at timestamptz not null
);
comment on table private.spent_captchas is
  'A solved puzzle is good for one form. Kept until it has expired, because then it is refused anyway';
create index spent_captchas_by_age on private.spent_captchas (expires_at);
alter table private.spent_captchas enable row level security;

-- The first of these counters, [{ bucket, subject, limit, seconds }], whose next attempt goes beyond half its limit; or null.
-- Null too when one of them is full: nobody works for an attempt that is refused anyway.
create function public.find_near_limit(p_counters jsonb) returns text
language sql volatile set search_path = '' as $$
  select case
    when bool_or(a.taken >= c."limit") then null
    else min(c.bucket) filter (where (a.taken + 1) * 2 > c."limit")
  end
  from jsonb_to_recordset(p_counters) as c (bucket text, subject text, "limit" int, seconds int)
  join private.auth_attempts a on a.bucket = c.bucket and a.subject = c.subject
  where a.started_at + make_interval(secs => c.seconds) > clock_timestamp()
$$;

-- True for the first who brings this solution, on whichever instance.
create function public.spend_captcha(p_id text, p_expires_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.spent_captchas (id, expires_at) values (p_id, p_expires_at) on conflict do nothing;
  get diagnostics v_count = row_count;
  delete from private.spent_captchas where id in (
    -- An hour later, so that an instance whose clock is slow finds it still.
    select id from private.spent_captchas
    where expires_at < now() - interval '1 hour' order by expires_at limit 20 for update skip locked
  );
  return v_count = 1;
end $$;

select private.apply_grants();
