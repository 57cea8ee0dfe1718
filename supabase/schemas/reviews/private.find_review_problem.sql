-- Why a line of an order can't be reviewed: no_item (also for a deleted account), not_delivered, or returned; or null.
create function private.find_review_problem(p_order public.orders, p_item_id bigint) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.email like '%.invalid'
      or not exists (select from public.order_items where id = p_item_id and order_id = p_order.id) then 'no_item'
    when p_order.status not in ('Delivered', 'Completed', 'Return Requested', 'Returned') then 'not_delivered'
    when private.count_kept_items(p_item_id) < 1 then 'returned'
  end
$$;
