-- Leases the oldest due ping for two minutes. It is given up after eight tries.
create function public.claim_indexnow() returns setof public.indexnow_pings
language sql set search_path = '' as $$
  update public.indexnow_pings p set attempts = attempts + 1, next_at = private.now() + interval '2 minutes',
    dead_at = case when attempts >= 8 then private.now() end
  where p.id = (
    select id from public.indexnow_pings where sent_at is null and dead_at is null and next_at <= private.now()
    order by next_at, id limit 1 for update skip locked
  )
  returning p.*
$$;
