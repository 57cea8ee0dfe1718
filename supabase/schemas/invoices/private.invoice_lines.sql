-- Goods in the order of the order's lines, then delivery and the COD fee in one line: GST taxes them as part of the goods.
-- Orders without a computed GST have no taxable value; the price is used.
create function private.invoice_lines(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(line) order by item_id nulls last), '[]')
  from (
    select id as item_id, title, size, color_name as color, sku, hsn, quantity, list_price,
      (list_price - unit_price) * quantity + coupon_discount as discount, gst_rate,
      case when taxable = 0 then line_total - coupon_discount else taxable end as taxable, cgst, sgst, igst,
      line_total - coupon_discount as total
    from public.order_items where order_id = p_order.id
    union all
    select null,
      case when p_order.cod_fee = 0 then 'Delivery' when p_order.shipping = 0 then 'Cash on delivery fee'
        else 'Delivery and cash on delivery fee' end,
      null, null, null,
      (select hsn from public.order_items where order_id = p_order.id order by gst_rate desc, id limit 1),
      1, p_order.shipping + p_order.cod_fee, 0, p_order.charges_gst_rate,
      case when p_order.charges_taxable = 0 then p_order.shipping + p_order.cod_fee else p_order.charges_taxable end,
      p_order.charges_cgst, p_order.charges_sgst, p_order.charges_igst, p_order.shipping + p_order.cod_fee
    where p_order.shipping + p_order.cod_fee > 0
  ) as line
$$;
