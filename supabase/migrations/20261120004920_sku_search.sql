-- The list of variants is searched by a part of a SKU or a barcode.

create index product_variants_sku_words on public.product_variants using gin (sku extensions.gin_trgm_ops);
create index product_variants_barcode_words on public.product_variants using gin (barcode extensions.gin_trgm_ops)
  where barcode is not null;
