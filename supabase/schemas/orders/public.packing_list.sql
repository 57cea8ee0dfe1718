create view public.packing_list as
select o.id, o.order_id, o.name, o.business_name, o.phone, o.shipping_address, o.note, o.status, o.created_at,
  o.shipping_address ->> 'pincode' as pincode, o.order_id || ' ' || o.name || ' ' || o.phone as words,
  (
    select jsonb_agg(jsonb_build_object(
      'title', i.title, 'color', i.color_name, 'size', i.size, 'quantity', i.quantity
    ) order by i.id)
    from public.order_items i where i.order_id = o.id
  ) as lines
from public.orders o
where o.status in ('Confirmed', 'In Production', 'Packed') and private.find_listed_order_hold(o.id) is null
  and (select private.may('orders.fulfil'));
