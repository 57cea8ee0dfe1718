create function private.release_review_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    values ('review-photos', old.path), ('review-photos', old.small_path) on conflict do nothing;
  return null;
end $$;

create trigger review_photos_files after delete on public.review_photos
  for each row execute function private.release_review_files();
