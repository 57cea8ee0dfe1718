create function private.lists_of(p_product public.products) returns text[]
language sql stable set search_path = '' as $$
  select array['all']
    || case when p_product.is_premium then array['premium'] else '{}' end
    || case when p_product.is_basic then array['basic'] else '{}' end
    || array(
      select slug from public.categories where id = any (array[p_product.primary_category_id, p_product.subcategory_id] || p_product.themes)
    )
$$;
