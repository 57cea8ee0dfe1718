-- A product's public reviews, the newest first: { total, sizes, reviews }. p_stars, p_size, p_id filter; null: all.
create function public.product_reviews(
  p_product_id bigint, p_stars int default null, p_size text default null, p_id bigint default null, p_offset int default 0,
  p_limit int default 10
) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '2s' as $$
  with shown as (
    select r.*, i.size, i.color_name, i.design_version_id is not null as is_custom
    from public.products p
    join public.reviews r on r.product_id = p.id and r.status = 'published'
    join public.order_items i on i.id = r.order_item_id
    where p.id = p_product_id and private.is_shown(p)
  ), matching as (
    select * from shown
    where (p_stars is null or stars = p_stars) and (p_size is null or size = p_size) and (p_id is null or id = p_id)
  )
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'sizes', (select coalesce(jsonb_agg(distinct size), '[]') from shown),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', page.id, 'stars', page.stars, 'title', page.title, 'body', page.body, 'fit', page.fit, 'author', page.author_name,
        'size', page.size, 'color', page.color_name, 'is_custom', page.is_custom, 'written_at', page.written_at, 'edited_at', page.edited_at,
        'reply', page.reply, 'photos', private.review_photos_of(page.id)
      ) order by page.published_at desc, page.id desc), '[]')
      from (
        select * from matching order by published_at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 50)
      ) as page
    )
  )
$$;
