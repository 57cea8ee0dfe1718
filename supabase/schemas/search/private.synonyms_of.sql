-- The words to search for in place of this one, by its own spelling or by its stem; null without any.
create function private.synonyms_of(p_word text) returns text[]
language sql stable set search_path = '' as $$
  select means from public.search_synonyms
  where word = p_word or (left(word, 1) = left(p_word, 1) and private.stem(word) = private.stem(p_word))
  order by word = p_word desc, word
  limit 1
$$;
