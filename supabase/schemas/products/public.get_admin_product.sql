-- A product for the admin's editor; null when it is missing or deleted. Stock only for staff who may see it.
create function public.get_admin_product(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sees_stock boolean := private.may('inventory.read');
begin
  perform private.require_permission('products.read');
  return (
    select jsonb_build_object(
      'id', p.id, 'version', p.version, 'name', p.name, 'slug', p.slug, 'description', p.description, 'price', p.price,
      'status', p.status, 'is_premium', p.is_premium, 'cut', p.cut, 'fabric', p.fabric, 'fit', p.fit,
      'generic_name', p.generic_name, 'maker', p.maker, 'importer', p.importer, 'packer', p.packer,
      'country_of_origin', p.country_of_origin, 'net_quantity', p.net_quantity, 'month_made', p.month_made, 'mrp', p.mrp,
      'keywords', p.keywords, 'hsn', p.hsn, 'seo_title', p.seo_title, 'seo_description', p.seo_description,
      'primary_category', (select name from public.categories where id = p.primary_category_id),
      'subcategory', (select name from public.categories where id = p.subcategory_id),
      -- An entry of the same transaction; none when stock has changed since.
      'saved_by', (
        select l.actor_name from public.audit_log l
        where l.created_at = p.updated_at and l.subject in ('products', 'product_variants', 'product_images')
        order by l.id desc limit 1
      ),
      'old_slugs', (
        select coalesce(jsonb_agg(s.slug order by s.created_at desc), '[]') from public.product_slugs s
        where s.product_id = p.id
      ),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'url', i.image_url, 'color', i.color, 'type', i.type, 'alt', i.alt
        ) order by i.position, i.id), '[]')
        from public.product_images i where i.product_id = p.id
      ),
      'variants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'size', v.size, 'color', v.color, 'sku', v.sku, 'barcode', v.barcode, 'price', v.price, 'mrp', v.mrp,
          'is_active', v.is_active,
          'is_known', private.is_variant_known(v.id), 'stock', case when v_sees_stock then v.stock end,
          'reserved', case when v_sees_stock then v.reserved end
        ) order by c.sort_order, c.id, s.sort_order, s.id), '[]')
        from public.product_variants v
        join public.sizes s on s.name = v.size join public.colors c on c.slug = v.color
        where v.product_id = p.id
      )
    )
    from public.products p where p.id = p_id and not p.is_deleted
  );
end $$;
