create function private.count_changed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (select product_id from changed);
  return null;
end $$;

create trigger product_variants_count_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_variants_count_delete after delete on public.product_variants
  referencing old table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_insert after insert on public.product_images
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_update after update on public.product_images
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.count_changed_products();
