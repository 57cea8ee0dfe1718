-- Deletes up to a limit of designs soft-deleted a month ago, and of versions and uploads unused for 40 days. Versions of
-- deleted accounts go at once, permissions to reorder after 90 days. Returns how many designs, versions and uploads were
-- deleted.
create function public.sweep_designs(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_designs int;
  v_versions int;
  v_assets int;
begin
  delete from public.designs where id in (
    select id from public.designs where deleted_at < private.retained_since('designs') limit p_limit for update skip locked
  );
  get diagnostics v_designs = row_count;
  delete from public.design_versions where id in (
    select v.id from public.design_versions v
    where (v.created_at < private.retained_since('design_versions') or num_nonnulls(v.user_id, v.browser_key_hash) = 0)
      and not private.is_version_in_use(v)
    limit p_limit for update skip locked
  );
  get diagnostics v_versions = row_count;
  delete from public.design_assets where id in (
    select a.id from public.design_assets a
    where (a.used_at < private.retained_since('design_assets') or num_nonnulls(a.user_id, a.browser_key_hash) = 0)
      and not exists (select from public.designs d where d.assets @> array[a.id])
      and not exists (select from public.design_versions v where v.assets @> array[a.id])
    limit p_limit for update skip locked
  );
  get diagnostics v_assets = row_count;
  delete from private.reorder_grants where ctid in (
    select ctid from private.reorder_grants where granted_at < private.retained_since('reorder_grants')
    limit p_limit for update skip locked
  );
  return v_designs + v_versions + v_assets;
end $$;
