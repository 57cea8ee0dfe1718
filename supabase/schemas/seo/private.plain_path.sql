-- An address as it is compared: small letters, no slash at its end, nothing behind a ? or #.
create function private.plain_path(p_path text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(lower(split_part(split_part(btrim(p_path), '#', 1), '?', 1)), '/'), ''), '/')
$$;
