-- Lines of an order that its customer can review and has not.
create function private.invitable_items(p_order public.orders) returns bigint[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(i.id order by i.id), '{}') from public.order_items i
  where i.order_id = p_order.id and private.find_review_problem(p_order, i.id) is null
    and not exists (select from public.reviews where order_item_id = i.id)
$$;
