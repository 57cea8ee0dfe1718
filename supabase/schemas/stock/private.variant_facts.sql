-- The stock view of variants, in the order of the ids.
create function private.variant_facts(p_ids bigint[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'product_id', p.id, 'product', p.name, 'slug', p.slug, 'size', v.size, 'color', v.color,
    'color_name', c.name, 'color_hex', c.hex, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock, 'reserved', v.reserved,
    'last_count', (select max(m.id) from public.stock_moves m where m.variant_id = v.id and m.cause = 'count'),
    'low_at', v.low_at, 'default_low_at', private.low_stock_at(), 'is_active', v.is_active,
    'status', case when p.is_deleted then 'deleted' else p.status end,
    'picture', (
      select i.thumbnail_url from public.product_images i where i.product_id = p.id
      order by i.color = v.color is true desc, i.position, i.id limit 1
    )
  ) order by requested.nr), '[]')
  from unnest(p_ids) with ordinality as requested (id, nr)
  join public.product_variants v on v.id = requested.id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color
$$;
