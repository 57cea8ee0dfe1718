-- The lines that can't be bought as quoted, and why; null when all can. Call it under the variants' locks. Lines of one variant
-- share its stock, and versions of one design its quantity break. A design is printed on the blank of its cut, in its colour, once its owner has agreed to the proof.
create function private.find_line_problems(p_lines private.order_line[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'variant_id', checked.variant_id, 'problem', checked.problem, 'available', greatest(checked.available, 0)
    ) order by checked.variant_id
  )
  from (
    select l.variant_id, v.stock - v.reserved as available,
      case
        when v.id is null or not v.is_active or p.is_deleted or p.status <> 'published' then 'unavailable'
        when l.design_version_id is not null and not private.is_printable_on(l.design_version_id, v) then 'unavailable'
        when v.stock - v.reserved < l.wanted then 'out_of_stock'
        when private.list_price_of(l.variant_id, l.design_version_id, l.design_quantity) <> l.list_price
          or p.hsn <> coalesce(l.hsn, p.hsn) then 'price_changed'
      end as problem
    from (
      select line.variant_id, line.design_version_id, line.list_price, line.hsn,
        sum(line.quantity) over (partition by line.variant_id) as wanted,
        sum(line.quantity) over (partition by d.design_id) as design_quantity
      from unnest(p_lines) as line left join public.design_versions d on d.id = line.design_version_id
    ) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;
