-- Exact stock is not public, so only what pages show of it is compared. "Only a few left" is shown from ten items down.
create function private.record_product_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_unsaid text[] := array[
    'stock_quantity', 'available', 'available_options', 'updated_at', 'search', 'version', 'changed_at'
  ];
begin
  if private.is_shown(old) is not true and private.is_shown(new) is not true then
    return null;
  end if;
  if private.is_shown(old) is distinct from private.is_shown(new)
    or (old.primary_category_id, old.subcategory_id, old.themes, old.is_premium, old.is_basic, old.created_at, old.slug)
      is distinct from
      (new.primary_category_id, new.subcategory_id, new.themes, new.is_premium, new.is_basic, new.created_at, new.slug)
    or (new.is_basic and new.options is distinct from old.options)
  then
    perform private.insert_product_change('listing', old, new);
  elsif (old.stock_quantity > 0) <> (new.stock_quantity > 0)
    or to_jsonb(old) - v_unsaid is distinct from to_jsonb(new) - v_unsaid
  then
    perform private.insert_product_change('product', old, new);
  elsif old.available_options is distinct from new.available_options then
    perform private.insert_product_change('availability', old, new);
  elsif (old.stock_quantity > 10) <> (new.stock_quantity > 10) then
    perform private.insert_product_change('stock', old, new);
  end if;
  return null;
end $$;

create trigger products_log_change after insert or update or delete on public.products
  for each row execute function private.record_product_change();
