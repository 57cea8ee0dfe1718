-- The content of product cards, in the order of the ids; the picture is of the first selected colour that has one.
create function private.product_cards(p_ids bigint[], p_colors text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'mrp', p.mrp, 'recent_price', private.lowest_recent_price_of(p), 'is_premium', p.is_premium,
    'is_bestseller', exists (select from private.product_sales s where s.product_id = p.id and s.is_bestseller),
    'has_higher_priced_variant', exists (
      select from public.product_variants v where v.product_id = p.id and v.is_active and v.price is not null
    ),
    'rating_count', p.rating_count, 'rating_hundredths', p.rating_hundredths, 'stock_quantity', p.available, 'image_url', i.image_url, 'image_color', i.color,
    'colors', array(
      select o.color from private.product_options o join public.colors c on c.slug = o.color
      where o.product_id = p.id order by c.sort_order, c.id
    )
  ) order by requested.nr), '[]')
  from unnest(p_ids) with ordinality as requested (id, nr)
  join public.products p on p.id = requested.id and p.status = 'published' and not p.is_deleted
  left join lateral (
    select pi.image_url, pi.color
    from public.product_images pi
    where pi.product_id = p.id
    order by pi.color = any (p_colors) is true desc, pi.position, pi.id
    limit 1
  ) as i on true
$$;
