-- The sales of a coupon's orders, in rupees; only orders that count as sold.
create function private.figures_of_coupon(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'orders', count(*), 'revenue', coalesce(sum(o.total), 0), 'discount', coalesce(sum(o.coupon_discount), 0),
    'delivery', coalesce(sum(o.shipping + o.cod_fee), 0),
    'refunds', coalesce(sum((
      select sum(r.amount) from public.refunds r where r.order_id = o.id and r.status <> 'failed'
    )), 0),
    'list_value', coalesce(sum(o.subtotal), 0)
  )
  from public.orders o where o.coupon_id = p_id and private.is_sold_order(o)
$$;
