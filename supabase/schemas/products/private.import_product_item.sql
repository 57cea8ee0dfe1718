-- One product of a CSV file: {id, version, set, category, variants: [{sku, size, color, barcode, price, mrp, is_active}]}. Without
-- an id it is new. category: [primary, sub] by name, created when unknown. Variants missing from the list don't change.
create function private.import_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products;
  v_set jsonb := p_item -> 'set';
  v_primary bigint;
begin
  if p_item ? 'category' then
    v_primary := private.find_or_make_category(p_item -> 'category' ->> 0, null);
    v_set := v_set || jsonb_build_object(
      'primary_category_id', v_primary,
      'subcategory_id', case when p_item -> 'category' ->> 1 is not null
        then private.find_or_make_category(p_item -> 'category' ->> 1, v_primary) end
    );
  end if;
  if p_item ->> 'id' is null then
    insert into public.products (name, slug, price)
      values (v_set ->> 'name', 'new-' || gen_random_uuid(), (v_set ->> 'price')::numeric)
      returning * into v_product;
    v_set := jsonb_build_object('slug', private.final_slug(v_set ->> 'name', v_product.id)) || v_set;
  else
    v_product := private.require_unchanged_product(p_item);
  end if;
  if exists (select from public.product_slugs where slug = v_set ->> 'slug' and product_id <> v_product.id) then
    raise sqlstate 'PT409' using message = 'Another product used this URL: ' || (v_set ->> 'slug');
  end if;
  perform private.import_variants(v_product.id, coalesce(p_item -> 'variants', '[]'));
  perform private.refuse_second_blank(v_product, v_set ->> 'cut');
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  perform private.require_product_information(v_product.id, v_product);
  return case when p_item ->> 'id' is null then 'added' else 'changed' end;
end $$;
