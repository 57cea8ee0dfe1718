-- The T-shirts of an order that its customer paid for and keeps: without refunded returns, also of exchanged items,
-- without goodwill refunds by staff, and without the item that a coupon made free. Custom tees are T-shirts.
create function private.count_kept_tees(p_order public.orders) returns int
language sql stable set search_path = '' as $$
  select greatest(0, coalesce(bought.tees, 0) - coalesce(back.tees, 0) - coalesce(floor(
    by_hand.amount * bought.items / nullif(p_order.subtotal - p_order.discount - p_order.coupon_discount, 0)
  ), 0) - coalesce(free.tees, 0))::int
  from (
    select sum(i.quantity) filter (where p.cut <> 'accessory') as tees, sum(i.quantity) as items
    from public.order_items i join public.products p on p.id = i.product_id where i.order_id = p_order.id
  ) as bought, (
    select sum(r.quantity) as tees
    from public.return_requests q
    join public.return_items r on r.return_id = q.id
    join public.order_items i on i.id = r.order_item_id
    join public.products p on p.id = i.product_id
    where q.order_id in (select private.orders_with_exchanges(p_order.id)) and q.kind = 'return' and q.status = 'Received'
      and p.cut <> 'accessory'
  ) as back, (
    select sum(amount) as amount from public.refunds
    where order_id = p_order.id and reason in ('goodwill', 'chargeback') and status <> 'failed'
  ) as by_hand, (
    select count(*) as tees from public.coupons where id = p_order.coupon_id and kind = 'free_item'
  ) as free
$$;
