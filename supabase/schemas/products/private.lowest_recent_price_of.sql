-- The same for a product at its own price: null when one of its variants had no other.
create function private.lowest_recent_price_of(p_product public.products) returns numeric
language sql stable set search_path = '' as $$
  select case when exists (
    select from private.price_history h join public.product_variants v on v.id = h.variant_id
    where v.product_id = p_product.id
  ) or exists (
    select from private.discount_history where ended_at > private.now() - interval '30 days'
  ) then (
    select case when count(*) = count(of_variant.recent) then min(of_variant.recent) end
    from (
      select private.lowest_recent_price(v.id, p_product.price) as recent from public.product_variants v
      where v.product_id = p_product.id and v.is_active and v.price is null
    ) as of_variant
  ) end
$$;
