-- Until when staff may undo the order's last step: shipped or delivered by hand, and no cash collected since; null otherwise.
create function private.undo_until(p_order public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select last.created_at + private.undo_time()
  from (
    select * from public.order_events where order_id = p_order.id and to_status is not null order by id desc limit 1
  ) as last
  where last.actor = 'admin' and p_order.payment_status <> 'cod_collected'
    and (last.from_status, last.to_status) in (('Packed', 'Shipped'), ('Shipped', 'Delivered'))
    and last.to_status = p_order.status
$$;
