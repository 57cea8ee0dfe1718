create function private.record_loose_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_pictures (image_url)
  select distinct image_url from changed
  on conflict (image_url) do nothing;
  return null;
end $$;

create trigger product_images_lost after delete on public.product_images
  referencing old table as changed for each statement execute function private.record_loose_pictures();
