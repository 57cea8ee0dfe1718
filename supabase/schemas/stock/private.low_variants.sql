-- Variants on sale with few free pieces, the fewest first: {total, variants}. A mark of their own goes before the setting,
-- which the index of `available` can follow up to ten.
create function private.low_variants(p_offset int, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids bigint[];
begin
  perform private.require_permission('inventory.read');
  v_ids := array(
    select v.id
    from (
      select id, product_id, stock - reserved as free, sku from public.product_variants
        where is_active and low_at is null and available <= private.low_stock_at()
      union all
      select id, product_id, stock - reserved, sku from public.product_variants
        where is_active and low_at is not null and stock - reserved <= low_at
    ) as v
    join public.products p on p.id = v.product_id and p.status = 'published' and not p.is_deleted
    order by v.free, v.sku
  );
  return jsonb_build_object(
    'total', cardinality(v_ids), 'variants', private.variant_facts(v_ids[p_offset + 1 : p_offset + p_limit])
  );
end $$;
