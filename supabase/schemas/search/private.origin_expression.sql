-- The country of origin of a product p, as SQL: its own, or that of its blank.
create function private.origin_expression() returns text
language sql stable set search_path = '' as $$
  select format(
    'coalesce(nullif(p.country_of_origin, ''''), %L::jsonb ->> p.cut, '''')',
    jsonb_object_agg(split_part(key, '_', 1), value)
  )
  from jsonb_each(private.settings_of('product_information')) where key like '%country\_of\_origin'
$$;
