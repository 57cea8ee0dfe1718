-- One product of a bulk change: {id, version, set: {column: value}}, or {id, version, delete: true}. The undo item has
-- the product's earlier values and its present version. PT409: its category was deleted or moved since.
create function private.change_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products := private.require_unchanged_product(p_item);
  v_set jsonb := p_item -> 'set';
begin
  if p_item ? 'delete' then
    perform private.soft_delete_product(v_product.id);
    return 'deleted';
  end if;
  perform private.require_active_category((v_set ->> 'primary_category_id')::bigint, (v_set ->> 'subcategory_id')::bigint);
  perform private.refuse_second_blank(v_product, v_set ->> 'cut');
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  perform private.require_product_information(v_product.id, v_product);
  perform private.record_undo(p_input, jsonb_build_object(
    'id', v_product.id, 'label', p_item -> 'label',
    'version', (select version from public.products where id = v_product.id),
    'set', (select coalesce(jsonb_object_agg(key, to_jsonb(v_product) -> key), '{}') from jsonb_object_keys(v_set) as key)
  ));
  return 'changed';
end $$;
