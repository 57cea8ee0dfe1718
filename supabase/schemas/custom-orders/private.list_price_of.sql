-- The price of one item of a variant before discount and coupon; a design adds its prints, less the quantity break of
-- the design, in whole rupees. Tees of an open group order count with its paid ones. The same rule as customPriceOf() in
-- lib/designer/printing/print-price.ts.
create function private.list_price_of(p_variant_id bigint, p_version_id uuid, p_quantity bigint) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_version_id is null then private.single_price_of(p_variant_id, null)
    else private.price_after_break(
      private.single_price_of(p_variant_id, p_version_id),
      private.break_of(p_quantity + coalesce(private.group_quantity_of(p_version_id) - 1, 0))
    )
  end
$$;
