-- The lowest and the highest final price of a closed group's paid tees, in rupees, without coupons; null before its close
-- and for a cancelled group.
create function private.group_final_prices(p_group private.group_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('from', min(price), 'to', max(price))
  from (
    select least(i.unit_price, private.group_final_price(i, o.group_percent, p_group.final_percent)) as price
    from private.group_members m
    join public.orders o on o.id = m.order_id
    join public.order_items i on i.order_id = o.id
    where m.group_id = p_group.id and p_group.final_quantity >= 2 and private.is_group_order_paid(o.id)
  ) as tee
  having count(*) > 0
$$;
