-- A variant for an email. price: as the shop shows it.
create function private.reminder_variant(p_variant public.product_variants) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'variant_id', p_variant.id, 'slug', p.slug, 'name', p.name, 'size', p_variant.size, 'color', p_variant.color,
    'color_name', c.name, 'price', private.shown_price(coalesce(p_variant.price, p.price)), 'picture', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color = p_variant.color is true desc, i.position, i.id limit 1
    )
  )
  from public.products p, public.colors c where p.id = p_variant.product_id and c.slug = p_variant.color
$$;
