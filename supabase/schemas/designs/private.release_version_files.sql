-- Releases the pictures of a deleted version; the jobs delete their renderings.
create function private.release_version_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    select 'design-assets', 'versions/' || old.id || '-' || picture || '.webp' from unnest(
      array['front', 'back', 'print-front', 'print-back', 'print-left', 'print-right']
    ) as picture
    on conflict do nothing;
  return null;
end $$;

create trigger design_versions_files after delete on public.design_versions
  for each row execute function private.release_version_files();
