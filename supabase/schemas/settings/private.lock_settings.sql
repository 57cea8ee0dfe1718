-- Two people who save settings take turns: each compares the version that they saw with the one that is there.
create function private.lock_settings() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('settings', 0))
$$;
