create function private.index_words(p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into private.search_words (word, lexeme)
  select distinct w.word, private.stem(w.word)
  from private.words_of(p_text) as w (word)
  where char_length(w.word) between 3 and 40 and private.stem(w.word) is not null
  order by w.word
  on conflict do nothing
$$;

-- Words that shoppers enter, and mistype, are words of the shop too. So are names: none is a typing error of another word.
select private.index_words(string_agg(word || ' ' || array_to_string(means, ' '), ' ')) from public.search_synonyms;
select private.index_words(
  'ganesh ganesha ganpati shiva shiv mahadev krishna kanha radha ram rama sita hanuman bajrangbali durga kali lakshmi laxmi saraswati '
  'vishnu narayan jagannath murugan ayyappa balaji buddha guru nanak waheguru allah jesus sai '
  'virat kohli dhoni sachin rohit messi ronaldo naruto batman superman panther rahul priya arjun ananya rohan neha karan pooja'
);
