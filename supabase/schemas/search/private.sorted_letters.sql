create function private.sorted_letters(p_word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(letter, '' order by letter) from regexp_split_to_table(p_word, '') as letter
$$;
