-- People who started, each once: an accepted change of plan continues the subscription that it replaces. ended_at: of
-- the last of them; a start without a first charge does not count.
create function private.subscription_starts() returns table (started_at timestamptz, ended_at timestamptz)
language sql stable set search_path = '' as $$
  with recursive chain as (
    select s.id as root, s.id, s.started_at, s.ended_at, 1 as step from private.subscriptions s
    where s.started_at is not null and s.follows is null
    union all
    select c.root, s.id, c.started_at, s.ended_at, c.step + 1 from chain c
    join private.subscriptions s on s.follows = c.id and (s.method is not null or s.started_at is not null)
  )
  select distinct on (root) started_at, ended_at from chain order by root, step desc
$$;
