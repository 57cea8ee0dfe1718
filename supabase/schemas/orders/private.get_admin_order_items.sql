-- values: the amounts paid for one, two, ... of the items that are neither sent nor refunded yet.
create function private.get_admin_order_items(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id,
    'design_version_id', i.design_version_id, 'title', i.title, 'size', i.size,
    'color_name', i.color_name, 'sku', i.sku, 'image_url', i.image_url, 'quantity', i.quantity,
    'unit_price', i.unit_price, 'line_total', i.line_total, 'coupon_discount', i.coupon_discount,
    'gst_rate', i.gst_rate, 'hsn', i.hsn, 'back', coalesce(r.quantity, 0), 'values', (
      select coalesce(jsonb_agg(private.value_of_items(i, n) order by n), '[]')
      from generate_series(1, i.quantity - private.count_settled_items(i)) as n
    )
  ) order by i.id), '[]')
  from public.order_items i
  left join lateral (
    select sum(t.quantity)::int as quantity
    from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = i.id and q.status in ('Requested', 'Received')
  ) as r on true
  where i.order_id = p_order_id
$$;
