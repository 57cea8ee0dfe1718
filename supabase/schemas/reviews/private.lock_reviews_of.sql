-- Locks the reviews of these orders and their products. The caller holds the orders' locks, so no other review is added.
create function private.lock_reviews_of(p_order_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.reviews where order_id = any (p_order_ids) order by id for no key update;
  perform from public.products where id in (select product_id from public.reviews where order_id = any (p_order_ids))
    order by id for no key update;
end $$;
