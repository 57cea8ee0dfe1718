-- The product's options also contain which variants exist and can be bought, and their change is recorded there.
create function private.record_variant_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_unsaid text[] := array['stock', 'reserved', 'available', 'low_at', 'updated_at'];
begin
  if to_jsonb(old) - v_unsaid is distinct from to_jsonb(new) - v_unsaid then
    perform private.insert_product_change_by_id('product', new.product_id);
  end if;
  return null;
end $$;

create trigger product_variants_log_change after update on public.product_variants
  for each row when (old.is_active or new.is_active) execute function private.record_variant_change();
