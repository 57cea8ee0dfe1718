-- The declarations of a published product, or of a draft for staff, and with `recent_prices` the lowest price of the last 30 days
-- before the present one, by SKU, for variants that had another.
create function public.product_information(p_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.product_information(p, private.settings_of('product_information')) || jsonb_build_object(
    'recent_prices', (
      select coalesce(jsonb_object_agg(v.sku, v.recent) filter (where v.recent is not null), '{}')
      from (
        select sku, private.lowest_recent_price(id, coalesce(price, p.price)) as recent
        from public.product_variants where product_id = p.id and is_active
      ) as v
    )
  )
  from public.products p
  where p.id = p_id and not p.is_deleted and (p.status = 'published' or private.may('products.read'))
$$;
