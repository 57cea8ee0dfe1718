create function private.term_condition(p_term private.search_term) returns text
language sql immutable set search_path = '' as $$
  select '(' || concat_ws(
    ' or ',
    format('p.search @@ %L::tsquery', p_term.query),
    case when p_term.colors <> '{}' then
      format('p.options && %L::text[]', array(select c || '/' from unnest(p_term.colors) as c))
    end,
    case when p_term.categories <> '{}' then
      format('p.primary_category_id = any (%1$L::bigint[]) or p.subcategory_id = any (%1$L::bigint[])', p_term.categories)
    end
  ) || ')'
$$;
