-- Serialises saves of settings: each compares the version that its author saw with the present one.
create function private.lock_settings() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('settings', 0))
$$;
