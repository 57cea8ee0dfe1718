create function private.clear_loose_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.loose_pictures where image_url in (select image_url from changed);
  return null;
end $$;

create trigger product_images_in_use after insert on public.product_images
  referencing new table as changed for each statement execute function private.clear_loose_pictures();
