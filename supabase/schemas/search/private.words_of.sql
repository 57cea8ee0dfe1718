-- Devanagari's vowel signs are no letters to PostgreSQL.
create function private.words_of(p_text text) returns setof text
language sql immutable set search_path = '' as $$
  select w.word
  from regexp_split_to_table(regexp_replace(lower(p_text), '\mt[- ]shirt', 'tshirt', 'g'), '[^[:alnum:]ऀ-ॿ]+')
    with ordinality as w (word, nr)
  where w.word <> ''
  order by w.nr
$$;
