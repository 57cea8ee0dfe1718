-- Deletes the reviews of these orders, with their photos. The caller holds their locks: lock_reviews_of().
create function private.delete_reviews_for(p_order_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.reviews where order_id = any (p_order_ids);
  delete from public.review_photos p using public.order_items i where i.id = p.order_item_id and i.order_id = any (p_order_ids);
$$;
