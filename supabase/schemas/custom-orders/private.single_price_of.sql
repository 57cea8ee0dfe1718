-- The price of a variant with the prints of a design, if any, before the quantity break.
create function private.single_price_of(p_variant_id bigint, p_version_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(v.price, p.price) + (
    select coalesce(sum(private.print_price_of(side.width_mm, side.height_mm)), 0)
    from public.design_versions d, jsonb_to_recordset(d.prints) as side (width_mm numeric, height_mm numeric)
    where d.id = p_version_id
  )
  from public.product_variants v join public.products p on p.id = v.product_id
  where v.id = p_variant_id
$$;
