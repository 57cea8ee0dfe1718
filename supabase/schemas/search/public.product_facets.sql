-- For each option of a filter, the number of products that match it and the other filters. Sizes, colours and stock are
-- counted in one pass over product_options; $1: the selected colours, $2: the selected sizes as a mask.
create function public.product_facets(p_filters jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_search text := (private.plan_search(p_filters ->> 'query')).condition;
  v_mask text := case when (p_filters ->> 'in_stock')::boolean then 'available_sizes' else 'sizes' end;
  v_colors text[] := array(select jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')));
  v_sizes bigint := coalesce((
    select bit_or(1::bigint << s.bit) from public.sizes s
    where s.name in (select jsonb_array_elements_text(coalesce(p_filters -> 'sizes', '[]')))
  ), case when p_filters -> 'sizes' is null or p_filters -> 'sizes' = '[]' then -1 else 0 end);
  v_options jsonb;
  v_categories jsonb;
  v_prices jsonb;
  v_origins jsonb := '[]';
  v_cuts jsonb;
  v_themes jsonb;
begin
  execute format(
    'with o as materialized (
       select o.product_id, o.color, o.available_sizes, o.%1$I as mask
       from public.products p join private.product_options o on o.product_id = p.id where %2$s
     ), per_product as (
       select bit_or(o.mask) as mask, bit_or(o.available_sizes) & $2 <> 0 as is_in_stock
       from o where $1 = ''{}'' or o.color = any ($1) group by o.product_id
     ), masks as materialized (
       select mask, count(*) as n, count(*) filter (where is_in_stock) as in_stock from per_product group by mask
     )
     select jsonb_build_object(
       ''in_stock'', (select coalesce(sum(in_stock), 0) from masks),
       ''sizes'', (
         select coalesce(jsonb_agg(jsonb_build_object(''name'', s.name, ''count'', c.n) order by s.sort_order), ''[]'')
         from public.sizes s
         join lateral (select sum(m.n) as n from masks m where (m.mask >> s.bit) & 1 = 1) as c on c.n > 0
       ),
       ''colors'', (
         select coalesce(
           jsonb_agg(jsonb_build_object(''slug'', k.slug, ''count'', c.n) order by k.sort_order, k.id), ''[]''
         )
         from (select color, count(*) as n from o where mask & $2 <> 0 group by color) as c
         join public.colors k on k.slug = c.color
       )
     )',
    v_mask, private.product_condition(p_filters, v_search, 'options')
  ) using v_colors, v_sizes into v_options;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', c.id, ''count'', c.n)), ''[]'') from (
       select unnest(array[f.primary_category_id, f.subcategory_id]) as id, sum(f.n) as n from (
         select p.primary_category_id, p.subcategory_id, count(*) as n from public.products p where %s group by 1, 2
       ) as f group by 1
     ) as c where c.id is not null',
    private.product_condition(p_filters, v_search, 'category')
  ) into v_categories;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''cut'', f.cut, ''count'', f.n)), ''[]'') from (
       select p.cut, count(*) as n from public.products p where %s group by 1
     ) as f',
    private.product_condition(p_filters, v_search, 'cut')
  ) into v_cuts;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''slug'', c.slug, ''count'', f.n) order by c.sort_order, c.name), ''[]'') from (
       select unnest(p.themes) as id, count(*) as n from public.products p where %s group by 1
     ) as f join public.categories c on c.id = f.id and c.words <> ''{}'' and not c.is_deleted and not c.is_hidden',
    private.product_condition(p_filters, v_search, 'theme')
  ) into v_themes;
  execute format(
    'select jsonb_build_object(''min'', min(p.price), ''max'', max(p.price)) from public.products p where %s',
    private.product_condition(p_filters, v_search, 'price')
  ) into v_prices;
  if private.has_imported_products() then
    execute format(
      'select coalesce(jsonb_agg(jsonb_build_object(''code'', o.code, ''count'', o.n) order by o.code), ''[]'') from (
         select %s as code, count(*) as n from public.products p where %s group by 1
       ) as o where o.code <> ''''',
      private.origin_expression(), private.product_condition(p_filters, v_search, 'origin')
    ) into v_origins;
  end if;
  return v_options || jsonb_build_object('categories', v_categories, 'price', v_prices, 'origins', v_origins, 'cuts', v_cuts, 'themes', v_themes);
end $$;
