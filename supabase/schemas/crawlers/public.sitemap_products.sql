-- Published products, ordered by id, in chunks of 5,000; the first chunk is 0: slug, changed_at, up to three pictures.
create function public.sitemap_products(p_chunk int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(p.slug, p.changed_at, (
    select coalesce(jsonb_agg(i.image_url order by i.position, i.id), '[]') from (
      select image_url, position, id from public.product_images where product_id = p.id order by position, id limit 3
    ) as i
  )) order by p.id), '[]')
  from (
    select id, slug, changed_at from public.products where status = 'published' and not is_deleted
    order by id offset greatest(p_chunk, 0)::bigint * 5000 limit 5000
  ) as p
$$;
