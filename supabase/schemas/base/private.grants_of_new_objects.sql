-- PostgreSQL lets everybody run a new function. Only a rule without a schema takes that back; one for a schema, like the
-- rules before, can add rights but not remove the built-in one. apply_grants() calls this as it calls every area's grants,
-- so that whoever has widened the rules meanwhile is answered too.
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
