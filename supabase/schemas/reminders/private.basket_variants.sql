-- The lines of an abandoned basket that can be bought now, with their variants.
create function private.basket_variants(p_lines jsonb) returns table (place bigint, quantity int, variant public.product_variants)
language sql stable set search_path = '' as $$
  select l.place, (l.line ->> 'quantity')::int, v
  from jsonb_array_elements(p_lines) with ordinality as l (line, place)
  join public.product_variants v on v.product_id = (l.line ->> 'id')::bigint and v.size = l.line ->> 'size'
    and v.color = l.line ->> 'color'
  where private.can_buy(v)
$$;
