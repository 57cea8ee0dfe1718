create function private.index_words(p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into private.search_words (word, lexeme)
  select distinct w.word, private.stem(w.word)
  from private.words_of(p_text) as w (word)
  where char_length(w.word) between 3 and 40 and private.stem(w.word) is not null
  order by w.word
  on conflict do nothing
$$;

-- Words that shoppers enter, and mistype, are words of the shop too.
select private.index_words(string_agg(lexeme || ' ' || array_to_string(means, ' '), ' ')) from private.search_synonyms;
