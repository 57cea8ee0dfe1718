-- The foundation: schemas, extensions and grants. Tables and functions start closed; each area opens its own in a function
-- private.grants_of_<area>().
create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

create schema if not exists private;

revoke all on schema private from public;

grant usage on schema private to anon, authenticated, service_role;

-- The shop's time: that of the transaction. One function, so that the sandbox can move it; everything that needs the
-- present time reads it. It has no search_path of its own, because PostgreSQL inlines it only without one.
create function private.now() returns timestamptz
language sql stable as $$
  select pg_catalog.now()
$$;

-- The present moment, for code that may have waited for a lock.
create function private.clock_timestamp() returns timestamptz
language sql volatile as $$
  select pg_catalog.clock_timestamp() + (private.now() - pg_catalog.now())
$$;
