-- The shop's words of at least four letters with the fewest typing errors, and with the same first letter: at most one
-- error up to six letters, two in a longer word. More would turn a name into another word. Two swapped letters are one error.
create function private.similar_words(p_word text) returns text[]
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.15 as $$
  select coalesce((array_agg(n.word order by n.likeness desc, n.word))[1:4], '{}')
  from (
    select c.word, c.likeness
    from (
      select w.word, w.likeness, w.slips - (w.slips = 2 and private.sorted_letters(w.word) = private.sorted_letters(p_word))::int as slips
      from (
        select w.word, extensions.similarity(w.word, p_word) as likeness,
          extensions.levenshtein_less_equal(w.word, p_word, 2) as slips
        from private.search_words w
        where w.word operator(extensions.%) p_word
          and char_length(p_word) >= 4 and left(w.word, 1) = left(p_word, 1)
          and char_length(w.word) between greatest(char_length(p_word) - 2, 4) and char_length(p_word) + 2
      ) as w
    ) as c
    where c.slips <= case when char_length(p_word) < 7 then 1 else 2 end
    order by c.slips
    fetch first 1 row with ties
  ) as n
$$;
