-- The same at this very moment, for what may have waited for a lock.
create function private.clock_timestamp() returns timestamptz
language sql volatile as $$
  select pg_catalog.clock_timestamp() + (private.now() - pg_catalog.now())
$$;
