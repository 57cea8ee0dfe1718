-- What a paid tee cost more than the final price of its group. A coupon and the shop-wide discount apply to the final
-- price in proportion. Never negative: no one pays more because others cancelled.
create function private.group_difference(p_order public.orders) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, paid.amount - round(paid.amount * final.price / nullif(i.list_price, 0), 2))
  from public.order_items i
  join private.group_orders g on g.id = p_order.group_id and g.closed_at is not null
  cross join lateral (select i.line_total - i.coupon_discount as amount) as paid
  cross join lateral (select private.price_after_break(p_order.group_price, g.final_percent) as price) as final
  where i.order_id = p_order.id
$$;
