-- One product of a bulk change: {id, version, set: {column: value}}, or {id, version, delete: true}.
create function private.change_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products := private.seen_product(p_item);
begin
  if p_item ? 'delete' then
    perform private.remove_product(v_product.id);
    return 'deleted';
  end if;
  perform private.set_product_columns(v_product, p_item -> 'set');
  perform private.settle_own_prices();
  return 'changed';
end $$;
