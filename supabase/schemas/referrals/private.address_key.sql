-- One spelling per address: letters and digits of the first line, and the pincode.
create function private.address_key(p_address jsonb) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(p_address ->> 'line1'), '[^[:alnum:]]', '', 'g') || ' ' || (p_address ->> 'pincode')
$$;
