create function public.product_reviews(
  p_product_id bigint, p_stars int default null, p_size text default null, p_id bigint default null, p_offset int default 0,
  p_limit int default 10
) returns jsonb
language sql stable set search_path = '' as $$
  select private.product_reviews(p_product_id, p_stars, p_size, p_id, p_offset, p_limit)
$$;
