create function private.import_variants(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.check_codes(p_product_id, p_variants);
  update public.product_variants v set barcode = w.barcode, price = w.price, mrp = w.mrp, is_active = w.is_active
    from jsonb_to_recordset(p_variants) as w (sku text, barcode text, price numeric, mrp numeric, is_active boolean)
    where v.product_id = p_product_id and v.sku = w.sku
      and (v.barcode, v.price, v.mrp, v.is_active) is distinct from (w.barcode, w.price, w.mrp, w.is_active);
  insert into public.product_variants (product_id, size, color, sku, barcode, price, mrp, is_active)
    select p_product_id, w.size, w.color, coalesce(w.sku, private.sku_of(p_product_id, w.color, w.size)), w.barcode, w.price,
      w.mrp, w.is_active
    from jsonb_to_recordset(p_variants) as w (
      size text, color text, sku text, barcode text, price numeric, mrp numeric, is_active boolean
    )
    where not exists (select from public.product_variants v where v.product_id = p_product_id and v.sku = w.sku);
  insert into public.product_available_colors (product_id, color_id)
    select distinct p_product_id, c.id
    from jsonb_to_recordset(p_variants) as w (color text) join public.colors c on c.slug = w.color
    on conflict do nothing;
  insert into public.product_available_colors (product_id, color_id)
    select p_product_id, id from public.colors
    where slug in ('black', 'white')
      and not exists (select from public.product_available_colors where product_id = p_product_id);
end $$;
