create function public.search_products(
  p_filters jsonb, p_sort text default 'newest', p_offset int default 0, p_limit int default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_filters ->> 'query');
  v_condition text := private.product_condition(p_filters, v_plan.condition);
  v_order text := case p_sort
    when 'price-asc' then 'p.price, p.id'
    when 'price-desc' then 'p.price desc, p.id desc'
    when 'name' then 'p.name, p.id'
    when 'bestselling' then
      'coalesce((select s.sold from private.product_sales s where s.product_id = p.id), 0) desc, p.created_at desc, p.id desc'
    -- As if five more customers had given 3.8 stars: one review does not lead the list.
    when 'rating' then
      '(p.rating_hundredths * p.rating_count + 1900) / (p.rating_count + 5.0) desc nulls last, p.created_at desc, p.id desc'
    else 'p.created_at desc, p.id desc'
  end;
  v_total int;
  v_ids bigint[];
begin
  execute format('select count(*) from public.products p where %s', v_condition) into v_total;
  -- A word that matches thousands of products does not rank them, and reading them all is slow.
  if p_sort = 'relevance' and v_plan.rank is not null and (v_total <= 2000 or v_plan.mode = 'some') then
    v_order := v_plan.rank || ' desc, ' || v_order;
  end if;
  execute format(
    'select array(select p.id from public.products p where %s order by %s offset %s limit %s)',
    v_condition, v_order, least(greatest(p_offset, 0), 1000000), least(greatest(p_limit, 1), 100)
  ) into v_ids;
  return jsonb_build_object(
    'total', v_total,
    'items', private.product_cards(
      v_ids, array(select jsonb_array_elements_text(coalesce(p_filters -> 'colors', '[]')))
    ),
    'corrected', v_plan.corrected,
    'mode', v_plan.mode
  );
end $$;
