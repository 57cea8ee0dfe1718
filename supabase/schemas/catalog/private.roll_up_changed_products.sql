create function private.roll_up_changed_products() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.roll_up_products(array(select distinct product_id from changed));
  return null;
end $$;

create trigger product_variants_roll_up_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.roll_up_changed_products();
create trigger product_variants_roll_up_update after update on public.product_variants
  referencing new table as changed for each statement execute function private.roll_up_changed_products();
create trigger product_variants_roll_up_delete after delete on public.product_variants
  referencing old table as changed for each statement execute function private.roll_up_changed_products();
