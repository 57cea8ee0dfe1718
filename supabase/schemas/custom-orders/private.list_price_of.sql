-- The price of one item of a variant before discount and coupon; a design adds its prints, less the quantity break of
-- the design, in whole rupees. The same rule as customPriceOf() in lib/designer/printing/print-price.ts.
create function private.list_price_of(p_variant_id bigint, p_version_id uuid, p_quantity bigint) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_version_id is null then coalesce(v.price, p.price)
    else round(round(
      (coalesce(v.price, p.price) + (
        select coalesce(sum(private.print_price_of(side.width_mm, side.height_mm)), 0)
        from public.design_versions d, jsonb_to_recordset(d.prints) as side (width_mm numeric, height_mm numeric)
        where d.id = p_version_id
      )) * (100 - coalesce((
        select percent from public.print_breaks where quantity <= p_quantity order by quantity desc limit 1
      ), 0)) / 100, 2), 0)
  end
  from public.product_variants v join public.products p on p.id = v.product_id
  where v.id = p_variant_id
$$;
