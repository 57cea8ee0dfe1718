-- The declarations of up to 500 published products, or of drafts for staff, by id, and with `recent_prices` the lowest price of the
-- last 30 days before the present one, by SKU, for variants that had another.
create function public.list_product_information(p_ids bigint[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with stated as materialized (
    select p.* from public.products p
    where p.id = any(p_ids[:500]) and not p.is_deleted and (p.status = 'published' or private.may('products.read'))
  ),
  recent as (
    select product_id, jsonb_object_agg(sku, price) as prices
    from (
      select v.product_id, v.sku, private.lowest_recent_price(v.id, coalesce(v.price, p.price)) as price
      from stated p join public.product_variants v on v.product_id = p.id and v.is_active
    ) as v
    where price is not null
    group by product_id
  )
  select coalesce(jsonb_object_agg(p.id, private.product_information(p::public.products, b.blanks) || jsonb_build_object(
    'recent_prices', coalesce(r.prices, '{}')
  )), '{}')
  from stated p
    cross join (select private.settings_of('product_information') as blanks offset 0) as b
    left join recent r on r.product_id = p.id
$$;
