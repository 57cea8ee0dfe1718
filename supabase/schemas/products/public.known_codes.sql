-- The products of these SKUs, barcodes and slugs: {skus: {sku: product id}, barcodes: {barcode: sku}, slugs: {slug: id}}.
create function public.known_codes(p_skus text[], p_barcodes text[], p_slugs text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.read');
  return jsonb_build_object(
    'skus', (
      select coalesce(jsonb_object_agg(sku, product_id), '{}') from public.product_variants where sku = any (p_skus)
    ),
    'barcodes', (
      select coalesce(jsonb_object_agg(barcode, sku), '{}') from public.product_variants where barcode = any (p_barcodes)
    ),
    'slugs', (select coalesce(jsonb_object_agg(slug, id), '{}') from public.products where slug = any (p_slugs))
  );
end $$;
