-- How many products a taste finds: what a pick may be taken from.
create function private.prints_of_taste(p_words text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.products
  where search @@ websearch_to_tsquery('english', p_words) and status = 'published' and not is_deleted
    and not is_blank and cut <> 'accessory'
$$;
