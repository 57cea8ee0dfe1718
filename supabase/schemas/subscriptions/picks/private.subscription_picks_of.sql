-- The next parcel for display. A pick is available while a shopper could still buy it.
create function private.subscription_picks_of(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'position', b.position, 'variant_id', v.id, 'product_id', p.id, 'slug', p.slug, 'name', p.name,
    'image_url', (
      select i.image_url from public.product_images i where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ),
    'color', v.color, 'color_name', k.name, 'size', v.size, 'is_chosen', b.is_chosen,
    'is_available', private.is_shown(p) and v.is_active and v.stock > v.reserved
  ) order by b.position), '[]')
  from private.subscription_picks b
  join public.product_variants v on v.id = b.variant_id
  join public.products p on p.id = v.product_id
  join public.colors k on k.slug = v.color
  where b.subscription_id = p_id
$$;
