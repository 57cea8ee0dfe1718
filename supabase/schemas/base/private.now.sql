-- The time of the shop: that of the transaction. One function, so that the sandbox can move it; everything that means the
-- present reads it. It has no search_path of its own, because PostgreSQL inlines it only without one.
create function private.now() returns timestamptz
language sql stable as $$
  select pg_catalog.now()
$$;
