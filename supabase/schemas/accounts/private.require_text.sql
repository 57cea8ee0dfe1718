-- Text by staff for other readers, without control characters and direction marks; line breaks stay. PT422 no_reason: bad length.
create function private.require_text(p_text text, p_min int default 3, p_max int default 400) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_words text := btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  ), E' \n');
begin
  if char_length(v_words) not between p_min and p_max then
    raise sqlstate 'PT422' using message = format('Write %s to %s characters', p_min, p_max), hint = 'no_reason';
  end if;
  return v_words;
end $$;
