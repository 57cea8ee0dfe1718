-- Serialises changes of the category tree. Locked before products: docs/locks.md.
create function private.lock_categories() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(hashtextextended('categories', 0)) $$;
