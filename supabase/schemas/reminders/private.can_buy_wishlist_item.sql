-- Whether a wishlist entry can be bought now, in its size or, without one, in any.
create function private.can_buy_wishlist_item(p_product_id bigint, p_size text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.product_variants v
    where v.product_id = p_product_id and (p_size is null or v.size = p_size) and private.can_buy(v)
  )
$$;
