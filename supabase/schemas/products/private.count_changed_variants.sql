-- Stock is not part of the product form: its moves don't change the version.
create function private.count_changed_variants() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (
    select n.product_id from changed n join was o on o.id = n.id
    where (n.product_id, n.size, n.color, n.sku, n.barcode, n.price, n.mrp, n.is_active)
      is distinct from (o.product_id, o.size, o.color, o.sku, o.barcode, o.price, o.mrp, o.is_active)
  );
  return null;
end $$;

create trigger product_variants_count_update after update on public.product_variants
  referencing old table as was new table as changed for each statement execute function private.count_changed_variants();
