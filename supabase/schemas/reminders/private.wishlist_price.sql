-- The present price of a wishlist entry, as the shop shows it: its size in the viewed colour, or else the product.
create function private.wishlist_price(p_product_id bigint, p_size text, p_color text) returns numeric
language sql stable set search_path = '' as $$
  select private.shown_price(coalesce((
    select v.price from public.product_variants v
    where v.product_id = p.id and v.size = p_size and v.is_active order by v.color = p_color is true desc, v.id limit 1
  ), p.price))
  from public.products p where p.id = p_product_id
$$;
