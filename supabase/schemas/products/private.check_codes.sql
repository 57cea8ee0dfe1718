-- Refuses SKUs and barcodes of another product; detail: which.
create function private.check_codes(p_product_id bigint, p_variants jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_sku text;
  v_barcode text;
begin
  select v.sku into v_sku
    from jsonb_to_recordset(p_variants) as w (sku text)
    join public.product_variants v on v.sku = w.sku and v.product_id <> p_product_id limit 1;
  if v_sku is not null then
    raise sqlstate 'PT409' using message = 'Another product has the SKU ' || v_sku, detail = v_sku, hint = 'sku_taken';
  end if;
  select v.barcode into v_barcode
    from jsonb_to_recordset(p_variants) as w (barcode text)
    join public.product_variants v on v.barcode = w.barcode and v.product_id <> p_product_id limit 1;
  if v_barcode is not null then
    raise sqlstate 'PT409' using
      message = 'Another product has the barcode ' || v_barcode, detail = v_barcode, hint = 'barcode_taken';
  end if;
end $$;
