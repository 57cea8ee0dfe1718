-- The number of records that deleting the product would affect.
create function public.product_deletion(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.write');
  return jsonb_build_object(
    'orders', (select count(distinct order_id) from public.order_items where product_id = p_id),
    'open_orders', (
      select count(distinct o.id) from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p_id and o.status in (
        'Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Shipped'
      )
    ),
    'units', (
      select coalesce(sum(stock - reserved), 0) from public.product_variants where product_id = p_id
    ),
    'pictures', (select count(*) from public.product_images where product_id = p_id),
    'wishes', (select count(*) from public.user_wishlist where product_id = p_id)
  );
end $$;
