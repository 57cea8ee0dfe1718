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
