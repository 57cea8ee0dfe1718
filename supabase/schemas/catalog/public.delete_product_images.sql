create function public.delete_product_images(p_product_id bigint) returns int
language sql set search_path = '' as $$
  with gone as (delete from public.product_images where product_id = p_product_id returning 1)
  select count(*)::int from gone
$$;
