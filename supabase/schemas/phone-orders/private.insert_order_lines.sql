-- Inserts an order's lines, in their order, with current product names; a custom item also has its design's name and picture.
create function private.insert_order_lines(p_order_id uuid, p_lines private.order_line[]) returns void
language sql set search_path = '' as $$
  insert into public.order_items (
    order_id, product_id, variant_id, title, size, color, color_name, sku, image_url,
    quantity, list_price, unit_price, line_total, coupon_discount, hsn, gst_rate, taxable, cgst, sgst, igst,
    design_version_id
  )
  select p_order_id, p.id, v.id, case when d.id is null then p.name else private.custom_title(p.name, d.name) end,
    v.size, v.color, c.name, v.sku,
    case when d.id is null then (
      select i.image_url from public.product_images i
      where i.product_id = p.id
      order by i.color is not distinct from v.color desc, i.position, i.id limit 1
    ) else private.design_picture(d.id) end,
    l.quantity, l.list_price, l.unit_price, l.unit_price * l.quantity, l.coupon_discount,
    p.hsn, l.gst_rate, l.taxable, l.cgst, l.sgst, l.igst,
    d.id
  from unnest(p_lines) with ordinality as l
  join public.product_variants v on v.id = l.variant_id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color
  left join public.design_versions d on d.id = l.design_version_id
  order by l.ordinality
$$;
