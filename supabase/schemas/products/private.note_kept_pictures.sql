create function private.note_kept_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.loose_pictures where image_url in (select image_url from changed);
  return null;
end $$;
