-- A customer's public name: the first name and the initial of the last one. A name with other content, such as an
-- address or a number, is not shown.
create function private.reviewer_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_name ~ '[@0-9/\\<>]|\w\.\w' or p_name ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' or btrim(p_name) = ''
      then 'A buyer'
    when cardinality(words) = 1 then left(words[1], 30)
    else left(words[1], 30) || ' ' || upper(left(words[cardinality(words)], 1)) || '.'
  end
  from regexp_split_to_array(btrim(p_name), '\s+') as words
$$;
