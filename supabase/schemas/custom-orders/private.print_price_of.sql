-- The price of one side, landscape or portrait: the smallest band that it fits into, else the largest. The same rule as
-- bandOf() in lib/designer/printing/print-price.ts.
create function private.print_price_of(p_width_mm numeric, p_height_mm numeric) returns numeric
language sql stable set search_path = '' as $$
  select coalesce((
    select price from public.print_bands
    order by (
      greatest(p_width_mm, p_height_mm) <= greatest(width_mm, height_mm)
      and least(p_width_mm, p_height_mm) <= least(width_mm, height_mm)
    ) desc,
      case when greatest(p_width_mm, p_height_mm) <= greatest(width_mm, height_mm)
        and least(p_width_mm, p_height_mm) <= least(width_mm, height_mm)
        then width_mm * height_mm else - width_mm * height_mm end,
      id
    limit 1
  ), 0)
$$;
