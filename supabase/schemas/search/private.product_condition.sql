-- p_filters: { category, premium, query, sizes: [], colors: [], origins: [], cuts: [], themes: [], min, max, in_stock, percent_off }. min and
-- max are rupees as shown, after the shop-wide discount. p_without omits one filter, to count that filter's own options:
-- category, price, origin, cut, theme, or options (sizes, colours and stock).
create function private.product_condition(p_filters jsonb, p_search text, p_without text default '') returns text
language plpgsql stable set search_path = '' as $$
declare
  v_sizes text[] := array(
    select left(s, 20) from jsonb_array_elements_text(coalesce(p_filters -> 'sizes', '[]')) as s limit 20);
  v_colors text[] := array(
    select left(c, 40) from jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')) as c limit 40);
  v_origins text[] := array(
    select left(o, 2) from jsonb_array_elements_text(coalesce(p_filters -> 'origins', '[]')) as o limit 20);
  v_cuts text[] := array(
    select left(c, 20) from jsonb_array_elements_text(coalesce(p_filters -> 'cuts', '[]')) as c limit 20);
  v_themes bigint[] := array(
    select c.id from public.categories c
    join (select jsonb_array_elements_text(coalesce(p_filters -> 'themes', '[]')) as slug limit 20) as t on t.slug = c.slug
    where c.words <> '{}' and not c.is_deleted and not c.is_hidden);
  v_is_in_stock boolean := coalesce((p_filters ->> 'in_stock')::boolean, false);
  v_factor numeric := 1 - least(greatest(coalesce((p_filters ->> 'percent_off')::numeric, 0), 0), 100) / 100;
  v_min numeric := (p_filters ->> 'min')::numeric;
  v_max numeric := (p_filters ->> 'max')::numeric;
  v_shown text := case
    when v_factor = 1 then 'p.price'
    when v_factor = 0 then '0'
    else format('least(p.price, greatest(1, round(p.price * %s)))', v_factor)
  end;
  v_category public.categories;
  v_keys text[];
  v_parts text[] := array['p.status = ''published'' and not p.is_deleted', p_search];
begin
  if p_filters ->> 'category' is not null and p_without <> 'category' then
    select * into v_category from public.categories where slug = p_filters ->> 'category' and not is_deleted and not is_hidden;
    v_parts := v_parts || case
      when v_category.id is null then 'false'
      when v_category.words <> '{}' then format('p.themes @> array[%s]::bigint[]', v_category.id)
      when v_category.parent_id is null then format('p.primary_category_id = %s', v_category.id)
      else format('p.subcategory_id = %s', v_category.id)
    end;
  end if;
  if (p_filters ->> 'premium')::boolean then
    v_parts := v_parts || 'p.is_premium'::text;
  end if;
  if v_origins <> '{}' and p_without <> 'origin' then
    v_parts := v_parts || format('%s = any (%L::text[])', private.origin_expression(), v_origins);
  end if;
  if v_cuts <> '{}' and p_without <> 'cut' then
    v_parts := v_parts || format('p.cut = any (%L::text[])', v_cuts);
  end if;
  if coalesce(p_filters -> 'themes', '[]') <> '[]' and p_without <> 'theme' then
    v_parts := v_parts || format('p.themes && %L::bigint[]', v_themes);
  end if;
  if p_without = 'options' then
    null;
  elsif v_sizes <> '{}' or v_colors <> '{}' then
    v_keys := array(
      select coalesce(c.color, '') || '/' || coalesce(s.size, '')
      from (select unnest(v_colors) as color union all select null where v_colors = '{}') as c
      cross join (select unnest(v_sizes) as size union all select null where v_sizes = '{}') as s
    );
    v_parts := v_parts || format(
      'p.%I && %L::text[]', case when v_is_in_stock then 'available_options' else 'options' end, v_keys
    );
  elsif v_is_in_stock then
    v_parts := v_parts || 'p.stock_quantity > 0'::text;
  end if;
  -- A shown price is the list price less the discount, rounded as in lib/pricing/discount.ts. A range of list prices that
  -- covers all matches comes first, so that the index is used.
  if v_min is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s >= %s', v_shown, v_min);
    if v_factor > 0 and v_min > 1 then
      v_parts := v_parts || format('p.price >= %s', (v_min - 0.5) / v_factor);
    end if;
  end if;
  if v_max is not null and p_without <> 'price' then
    v_parts := v_parts || format('%s <= %s', v_shown, v_max);
    if v_factor > 0 then
      v_parts := v_parts || format('p.price < %s', (v_max + 0.5) / v_factor);
    end if;
  end if;
  return array_to_string(v_parts, ' and ');
end $$;
