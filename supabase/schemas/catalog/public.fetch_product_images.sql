create function public.fetch_product_images(p_product_id bigint) returns setof public.product_images
language sql stable set search_path = '' as $$
  select * from public.product_images where product_id = p_product_id order by position, id
$$;
