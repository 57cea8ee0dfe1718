-- Replaces the product's variants with the list: [{size, color, sku, barcode, price, mrp, is_active, opening}]. A missing
-- one is deleted, or deactivated when the ledger or an order refers to it. price: its own; null: the product's. opening: the
-- opening stock of a new variant.
create function private.write_variants(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.check_codes(p_product_id, p_variants);
  update public.product_variants v set is_active = false, price = null, mrp = null
    where v.product_id = p_product_id and (v.is_active or v.price is not null or v.mrp is not null) and private.is_variant_known(v.id) and not exists (
      select from jsonb_to_recordset(p_variants) as w (size text, color text) where (w.size, w.color) = (v.size, v.color)
    );
  delete from public.product_variants v
    where v.product_id = p_product_id and not private.is_variant_known(v.id) and not exists (
      select from jsonb_to_recordset(p_variants) as w (size text, color text) where (w.size, w.color) = (v.size, v.color)
    );
  update public.product_variants v set sku = w.sku, barcode = w.barcode, price = w.price, mrp = w.mrp, is_active = w.is_active
    from (
      select size, color, coalesce(nullif(sku, ''), private.sku_of(p_product_id, color, size)) as sku,
        nullif(barcode, '') as barcode, price, mrp, is_active
      from jsonb_to_recordset(p_variants) as r (
        size text, color text, sku text, barcode text, price numeric, mrp numeric, is_active boolean
      )
    ) w
    where v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
      and (v.sku, v.barcode, v.price, v.mrp, v.is_active) is distinct from (w.sku, w.barcode, w.price, w.mrp, w.is_active);
  insert into public.product_variants (product_id, size, color, sku, barcode, price, mrp, is_active)
    select p_product_id, w.size, w.color, coalesce(nullif(w.sku, ''), private.sku_of(p_product_id, w.color, w.size)),
      nullif(w.barcode, ''), w.price, w.mrp, w.is_active
    from jsonb_to_recordset(p_variants) as w (
      size text, color text, sku text, barcode text, price numeric, mrp numeric, is_active boolean
    )
    where not exists (
      select from public.product_variants v where v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
    );
  perform private.book_opening_stock(p_product_id, p_variants);
  insert into public.product_available_colors (product_id, color_id)
    select distinct p_product_id, c.id
    from jsonb_to_recordset(p_variants) as w (color text) join public.colors c on c.slug = w.color
    on conflict do nothing;
end $$;
