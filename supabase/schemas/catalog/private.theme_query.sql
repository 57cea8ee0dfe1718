-- Matches texts with one of the words; a word may be a phrase.
create function private.theme_query(p_words text[]) returns tsquery
language sql stable set search_path = '' as $$
  select websearch_to_tsquery('english', '"' || replace(replace(array_to_string(p_words, chr(10)), '"', ''), chr(10), '" or "') || '"')
$$;
