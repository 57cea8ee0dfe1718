-- An address in the form that is compared: lower case, without a final slash and anything after ? or #.
create function private.normalize_path(p_path text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(lower(split_part(split_part(btrim(p_path), '#', 1), '?', 1)), '/'), ''), '/')
$$;
