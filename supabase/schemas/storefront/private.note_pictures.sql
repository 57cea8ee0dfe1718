create function private.note_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_product_id('product', product_id)
    from (select distinct product_id from changed) as touched;
  return null;
end $$;

create trigger product_images_note_insert after insert on public.product_images
  referencing new table as changed for each statement execute function private.note_pictures();
create trigger product_images_note_update after update on public.product_images
  referencing new table as changed for each statement execute function private.note_pictures();
create trigger product_images_note_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.note_pictures();
