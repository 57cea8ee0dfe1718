-- The number of products that match a taste: the candidates of a pick.
create function private.count_taste_products(p_words text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.products
  where search @@ websearch_to_tsquery('english', p_words) and status = 'published' and not is_deleted
    and not is_blank and cut <> 'accessory'
$$;
