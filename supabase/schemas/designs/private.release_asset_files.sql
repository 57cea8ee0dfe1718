-- Releases the files of a deleted upload, unless a copy of it uses them.
create function private.release_asset_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    select 'design-assets', path from unnest(array[old.path, old.preview_path]) as path
    where not exists (select from public.design_assets a where a.path = old.path)
    on conflict do nothing;
  return null;
end $$;

create trigger design_assets_files after delete on public.design_assets
  for each row execute function private.release_asset_files();
