-- The jobs delete the files of deleted versions.
create function private.release_print_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path) values ('print-files', old.path) on conflict do nothing;
  return null;
end $$;

create trigger print_files_left after delete on public.print_files
  for each row execute function private.release_print_files();
