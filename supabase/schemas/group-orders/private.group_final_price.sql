-- The price of a group tee with the quantity discount of its group and the shop-wide one that it was ordered with, rounded
-- as in the shop, without its coupon.
create function private.group_final_price(p_item public.order_items, p_discount numeric, p_percent numeric) returns numeric
language sql stable set search_path = '' as $$
  select private.discounted(private.price_after_break(p_item.group_price, p_percent), p_discount)
$$;
