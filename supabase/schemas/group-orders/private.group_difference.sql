-- What the tee of a line cost more than the final price of its group, as the shop shows it: its coupon stays. Never
-- negative: no one pays more because others cancelled. Null before the close.
create function private.group_difference(p_item public.order_items) returns numeric
language sql stable set search_path = '' as $$
  select greatest(0, p_item.line_total - greatest(final.price, p_item.coupon_discount))
  from public.orders o
  join private.group_orders g on g.id = o.group_id and g.closed_at is not null
  cross join lateral (select private.group_final_price(p_item, o.group_percent, g.final_percent) as price) as final
  where o.id = p_item.order_id
$$;
