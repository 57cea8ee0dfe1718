-- Records the former price of variants that have one of their own, before or after. A draft's price was never offered.
create function private.record_variant_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.price_history (variant_id, price)
    select o.id, coalesce(o.price, p.price)
    from was o join changed n on n.id = o.id join public.products p on p.id = o.product_id
    where o.price is distinct from n.price and o.is_active and p.status = 'published' and not p.is_deleted
    on conflict do nothing;
  return null;
end $$;

create trigger product_variants_record_price after update on public.product_variants
  referencing old table as was new table as changed for each statement execute function private.record_variant_price();
