-- Removes control characters and text direction marks.
create function private.clean_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), 80)
$$;
