-- The foundation: schemas, extensions and grants. Tables and functions start closed; each area opens its own in a function
-- private.grants_of_<area>().

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The time of the shop: that of the transaction. One function, so that the sandbox can move it; everything that means the
-- present reads it. It has no search_path of its own, because PostgreSQL inlines it only without one.
create function private.now() returns timestamptz
language sql stable as $$
  select pg_catalog.now()
$$;

-- The same at this very moment, for what may have waited for a lock.
create function private.clock_timestamp() returns timestamptz
language sql volatile as $$
  select pg_catalog.clock_timestamp() + (private.now() - pg_catalog.now())
$$;

-- Column defaults and policies read the clock as whoever writes or reads the row.
create function private.grants_of_clock() returns void
language plpgsql set search_path = '' as $$
begin
  grant execute on function private.now(), private.clock_timestamp() to anon, authenticated;
end $$;

-- Revokes everything, then calls the grants of each area: private.grants_of_<area>(), found by name. One function, so that
-- it can run again after someone has widened the grants.
create function private.apply_grants() returns void
language plpgsql set search_path = '' as $$
declare
  v_area text;
begin
  revoke all on all tables in schema public, private from public, anon, authenticated;
  revoke all on all sequences in schema public, private from public, anon, authenticated;
  revoke all on all functions in schema public, private from public, anon, authenticated;
  grant usage on schema private to anon, authenticated, service_role;
  grant usage on all sequences in schema public to authenticated;
  grant all on all tables in schema public, private to service_role;
  grant all on all sequences in schema public, private to service_role;
  grant execute on all functions in schema public, private to service_role;

  for v_area in
    select proname from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'grants\_of\_%' order by proname
  loop
    execute format('select private.%I()', v_area);
  end loop;
end $$;

-- Admins are "authenticated" too: they get exact numbers only through the server.
create function private.grant_columns_but(p_table regclass, p_hidden text[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select format('grant select (%s) on %s to anon, authenticated', string_agg(quote_ident(attname), ', '), p_table)
    from pg_catalog.pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped and attname <> all (p_hidden)
  );
end $$;

-- PostgreSQL lets every role execute a new function. Only default privileges without a schema revoke that; those for a
-- schema can add rights but not remove the built-in one. apply_grants() calls this like each area's grants, so that it also
-- undoes default privileges that someone has widened.
create function private.grants_of_new_objects() returns void
language plpgsql set search_path = '' as $$
begin
  alter default privileges revoke execute on functions from public;
  alter default privileges revoke all on tables from anon, authenticated;
  alter default privileges revoke all on sequences from anon, authenticated;
  alter default privileges revoke all on functions from anon, authenticated;
  alter default privileges in schema public, private revoke all on tables from anon, authenticated;
  alter default privileges in schema public, private revoke all on sequences from anon, authenticated;
  alter default privileges in schema public, private revoke all on functions from anon, authenticated;
end $$;

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := private.now();
  return new;
end $$;
