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
