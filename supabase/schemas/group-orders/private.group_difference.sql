-- What a paid tee cost more than the final price of its group, as the shop shows it; a coupon applies to it in proportion.
-- Never negative: no one pays more because others cancelled.
create function private.group_difference(p_order public.orders) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, i.line_total - i.coupon_discount - final.price
    + round(i.coupon_discount * final.price / nullif(i.unit_price, 0), 2))
  from public.order_items i
  join private.group_orders g on g.id = p_order.group_id and g.closed_at is not null
  cross join lateral (select private.group_final_price(p_order, g.final_percent) as price) as final
  where i.order_id = p_order.id
$$;
