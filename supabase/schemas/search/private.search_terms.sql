-- At most twelve words of at most forty letters. Stop words like "the" are omitted, unless one is still being typed.
create function private.search_terms(p_query text, p_is_prefix boolean) returns private.search_term[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(private.search_term_of(w.word, w.is_prefix) order by w.nr), '{}')
  from (
    select u.word, u.nr, p_is_prefix and u.nr = max(u.nr) over () as is_prefix
    from (
      select left(w.word, 40) as word, w.nr from private.words_of(left(p_query, 200)) with ordinality as w (word, nr)
    ) as u
    order by u.nr
    limit 12
  ) as w
  where w.is_prefix or private.stem(w.word) is not null
$$;
