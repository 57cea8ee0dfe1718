-- The pick list of these orders, or of the 200 that have waited longest for printing: one line for each variant, with
-- its orders. Without exchanges that wait for returned items and orders whose designs are not approved.
create function public.picking_list(p_order_numbers text[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('orders.fulfil');
  return (
    with chosen as (
      select id, order_id, created_at from public.orders
      where (
          p_order_numbers is null and status = 'Confirmed'
          or order_id = any (p_order_numbers) and status in ('Confirmed', 'In Production', 'Packed')
        )
        and private.find_listed_order_hold(id) is null
      order by created_at, id limit 200
    )
    select coalesce(jsonb_agg(to_jsonb(line) - 'place' order by line.title, line.color, line.place, line.sku), '[]')
    from (
      select i.title, i.color_name as color, i.size, i.sku, min(z.sort_order) as place, sum(i.quantity)::int as quantity,
        jsonb_agg(jsonb_build_object('number', c.order_id, 'quantity', i.quantity) order by c.created_at, i.id) as orders
      from chosen c
      join public.order_items i on i.order_id = c.id
      left join public.sizes z on z.name = i.size
      group by i.variant_id, i.title, i.color_name, i.size, i.sku
    ) as line
  );
end $$;
