create view public.order_list as
select o.id, o.order_id, o.name, o.phone, o.status, o.payment_method, o.payment_status, o.total, o.coupon_code,
  coalesce(o.courier, '') as courier, o.created_at, o.shipping_address ->> 'pincode' as pincode, o.shipping_address ->> 'city' as city,
  o.shipping_address ->> 'state' as state, o.order_id || ' ' || o.name || ' ' || o.phone || ' ' || coalesce(o.email, '') as words,
  (select sum(i.quantity)::int from public.order_items i where i.order_id = o.id) as item_count, t.tags,
  private.find_listed_order_hold(o.id) as hold, private.find_listed_order_hold(o.id) is not null as is_on_hold
from public.orders o left join public.order_tags t on t.order_id = o.id
where (o.replaced_by is null or o.payment_status in ('captured', 'partially_refunded', 'refunded')) and (select private.may('orders.read'));
