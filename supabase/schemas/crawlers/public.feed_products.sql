-- Published products with their variants, ordered by id, in chunks of 500; the first chunk is 0.
create function public.feed_products(p_chunk int) returns jsonb
language sql stable set search_path = '' as $$
  with chunk as materialized (
    select * from (
      select id, slug, name, description, price, mrp, cut, changed_at, primary_category_id
      from public.products where status = 'published' and not is_deleted
    ) as shown order by id offset greatest(p_chunk, 0)::bigint * 500 limit 500
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description, 'price', p.price, 'cut', p.cut,
    'mrp', p.mrp, 'information', information.by_id -> p.id::text, 'changed_at', p.changed_at,
    'category', (select name from public.categories where id = p.primary_category_id),
    'images', (
      select coalesce(jsonb_agg(jsonb_build_object('url', i.image_url, 'color', i.color) order by i.position, i.id), '[]')
      from public.product_images i where i.product_id = p.id
    ),
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'sku', v.sku, 'size', v.size, 'color', v.color, 'price', v.price, 'mrp', v.mrp, 'available', v.available > 0
      ) order by v.id), '[]')
      from public.product_variants v where v.product_id = p.id and v.is_active
    )
  ) order by p.id), '[]')
  from chunk p
    cross join (select public.list_product_information(array(select id from chunk)) as by_id offset 0) as information
$$;
