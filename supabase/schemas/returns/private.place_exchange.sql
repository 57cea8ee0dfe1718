-- Reserves items of the same products in other sizes or colours, as an order with total 0 that carries the amount paid
-- for the old items. A custom item is printed again on the same blank. PT409 out_of_stock, or bad_exchange for anything
-- else.
create function private.place_exchange(p_order public.orders, p_lines private.return_line[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  perform private.lock_stock(array(select l.exchange_variant_id from unnest(p_lines) as l), '{}');
  if exists (
    select 1 from unnest(p_lines) as l
    join public.order_items i on i.id = l.order_item_id
    left join public.product_variants v on v.id = l.exchange_variant_id and v.is_active
    left join public.products p on p.id = v.product_id and not p.is_deleted
    where p.id is distinct from i.product_id or (v.id = i.variant_id) is distinct from (i.design_version_id is not null)
  ) then
    raise sqlstate 'PT409' using message = 'Items can only be exchanged for another size or colour', hint = 'bad_exchange';
  end if;
  if exists (
    select 1 from (
      select l.exchange_variant_id as id, sum(l.quantity) as wanted from unnest(p_lines) as l group by 1
    ) as requested
    join public.product_variants v on v.id = requested.id
    where v.stock - v.reserved < requested.wanted
  ) then
    raise sqlstate 'PT409' using message = 'This size is sold out', hint = 'out_of_stock';
  end if;

  insert into public.orders (
    order_id, user_id, name, email, phone, payment_method, status, payment_status, subtotal, discount, total,
    shipping_address, exchange_of
  )
  select private.new_order_number(), p_order.user_id, p_order.name, p_order.email, p_order.phone, 'none', 'Confirmed',
    'not_due', sum(i.list_price * l.quantity), sum(i.list_price * l.quantity), 0, p_order.shipping_address, p_order.id
  from unnest(p_lines) as l join public.order_items i on i.id = l.order_item_id
  returning * into v_exchange;
  insert into public.order_items (
    order_id, product_id, variant_id, design_version_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, hsn, stands_for
  )
  select v_exchange.id, i.product_id, v.id, i.design_version_id, min(i.title), v.size, v.color, c.name, v.sku,
    min(case when v.color = i.color then i.image_url end),
    sum(l.quantity), max(i.list_price), 0, 0, min(i.hsn), sum(private.value_of_items(i, l.quantity))
  from unnest(p_lines) as l
  join public.order_items i on i.id = l.order_item_id
  join public.product_variants v on v.id = l.exchange_variant_id
  join public.colors c on c.slug = v.color
  group by i.product_id, v.id, i.design_version_id, c.name;
  perform private.move_order_stock(array[v_exchange.id], 'reserve', 'customer');
  perform private.record_order_event(v_exchange.id, 'placed', null, 'Confirmed', 'customer', 'In exchange');
  return v_exchange.id;
end $$;
