create function public.add_product_image(
  p_product_id bigint, p_url text, p_thumbnail_url text, p_color text, p_type text
) returns bigint
language sql set search_path = '' as $$
  insert into public.product_images (product_id, image_url, thumbnail_url, color, type, position)
  select p_product_id, p_url, p_thumbnail_url, p_color, p_type,
    coalesce((select max(position) + 1 from public.product_images where product_id = p_product_id), 0)
  returning id
$$;
