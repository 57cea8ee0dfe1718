-- Records the former price of variants that have the product's.
create function private.record_product_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.price_history (variant_id, price)
    select v.id, o.price
    from was o join changed n on n.id = o.id
    join public.product_variants v on v.product_id = o.id and v.price is null and v.is_active
    where o.price <> n.price and o.status = 'published' and not o.is_deleted
    on conflict do nothing;
  return null;
end $$;

create trigger products_record_price after update on public.products
  referencing old table as was new table as changed for each statement execute function private.record_product_price();
