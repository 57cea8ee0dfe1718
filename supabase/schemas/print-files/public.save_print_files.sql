-- p_files: [{ view, kind, path, sha256, width_px, height_px, bytes }]. Existing files are never replaced: a reprint uses
-- the same bytes.
create function public.save_print_files(p_version_id uuid, p_files jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  -- Prevents another claim of the version in between.
  perform 1 from public.design_versions where id = p_version_id for no key update;
  insert into public.print_files (version_id, view, kind, path, sha256, width_px, height_px, bytes)
    select p_version_id, f.view, f.kind, f.path, f.sha256, f.width_px, f.height_px, f.bytes
    from jsonb_populate_recordset(null::public.print_files, p_files) as f
    on conflict (version_id, view, kind) do nothing;
  delete from private.loose_design_files l
    using public.print_files f
    where f.version_id = p_version_id and l.bucket = 'print-files' and l.path = f.path;
  delete from private.print_work where version_id = p_version_id;
end $$;
