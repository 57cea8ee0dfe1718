-- The same for one product; null when there is none.
create function public.product_information(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select public.list_product_information(array[p_id]) -> p_id::text
$$;
