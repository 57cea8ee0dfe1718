create function private.record_picture_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.insert_product_change_by_id('product', product_id)
    from (select distinct product_id from changed) as touched;
  return null;
end $$;

create trigger product_images_log_insert after insert on public.product_images
  referencing new table as changed for each statement execute function private.record_picture_change();
create trigger product_images_log_update after update on public.product_images
  referencing new table as changed for each statement execute function private.record_picture_change();
create trigger product_images_log_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.record_picture_change();
