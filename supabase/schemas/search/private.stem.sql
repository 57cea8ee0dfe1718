create function private.stem(p_word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select (ts_lexize('pg_catalog.english_stem', p_word))[1]
$$;
