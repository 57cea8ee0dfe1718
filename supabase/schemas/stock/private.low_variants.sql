-- Variants on sale that are sold out (p_is_out), or have few free pieces, the fewest first: {low, out, variants}, with the
-- counts of both. A mark of their own goes before the setting, which the index of `available` can follow up to ten.
create function private.low_variants(p_is_out boolean, p_offset int, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_low bigint[];
  v_out bigint[];
begin
  perform private.require_permission('inventory.read');
  select
    coalesce(array_agg(v.id order by v.free, v.sku) filter (where v.free > 0), '{}'),
    coalesce(array_agg(v.id order by v.sku) filter (where v.free <= 0), '{}')
  into v_low, v_out
  from (
    select id, product_id, stock - reserved as free, sku from public.product_variants
      where is_active and low_at is null and available <= private.low_stock_at()
    union all
    select id, product_id, stock - reserved, sku from public.product_variants
      where is_active and low_at is not null and stock - reserved <= low_at
  ) as v
  join public.products p on p.id = v.product_id and p.status = 'published' and not p.is_deleted;
  return jsonb_build_object(
    'low', cardinality(v_low), 'out', cardinality(v_out),
    'variants', private.variant_facts(
      case when p_is_out then v_out[p_offset + 1 : p_offset + p_limit] else v_low[p_offset + 1 : p_offset + p_limit] end
    )
  );
end $$;
