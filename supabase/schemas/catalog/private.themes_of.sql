create function private.themes_of(p_name text, p_keywords text) returns bigint[]
language sql stable set search_path = '' as $$
  select array(
    select c.id from public.categories c
    where c.words <> '{}' and to_tsvector('english', p_name || ' ' || p_keywords) @@ private.theme_query(c.words)
    order by c.id
  )
$$;
