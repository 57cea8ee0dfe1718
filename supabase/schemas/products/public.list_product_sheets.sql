create function public.list_product_sheets(
  p_after bigint default 0, p_limit int default 200, p_ids bigint[] default null, p_actor uuid default null
) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_product_sheets(p_after, p_limit, p_ids, p_actor)
$$;
