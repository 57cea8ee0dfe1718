-- A product for the CSV file and bulk changes, without its stock.
create function private.product_sheet(p_product public.products) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_product.id, 'version', p_product.version, 'slug', p_product.slug, 'name', p_product.name,
    'description', p_product.description, 'price', p_product.price, 'status', p_product.status,
    'premium', p_product.is_premium, 'cut', p_product.cut, 'fabric', p_product.fabric, 'fit', p_product.fit,
    'keywords', p_product.keywords, 'hsn', p_product.hsn, 'seo_title', p_product.seo_title,
    'seo_description', p_product.seo_description, 'category', p_product.primary_category_id,
    'subcategory', p_product.subcategory_id, 'generic_name', p_product.generic_name, 'maker', p_product.maker,
    'importer', p_product.importer, 'packer', p_product.packer, 'country_of_origin', p_product.country_of_origin,
    'net_quantity', p_product.net_quantity, 'month_made', p_product.month_made, 'mrp', p_product.mrp,
    'pictures', (select count(*) from public.product_images i where i.product_id = p_product.id),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', v.id, 'sku', v.sku, 'size', v.size, 'colour', v.color, 'barcode', v.barcode, 'own_price', v.price,
        'own_mrp', v.mrp,
        'active', v.is_active
      ) order by v.color, s.sort_order, v.id)
      from public.product_variants v join public.sizes s on s.name = v.size
      where v.product_id = p_product.id
    ), '[]')
  )
$$;
