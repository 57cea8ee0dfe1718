create function private.is_variant_known(p_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.stock_moves where variant_id = p_id)
    or exists (select from public.order_items where variant_id = p_id)
    or exists (select from public.return_items where exchange_variant_id = p_id)
$$;
