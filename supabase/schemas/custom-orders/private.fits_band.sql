-- Landscape or portrait; null without a size.
create function private.fits_band(p_width numeric, p_height numeric, p_into_width numeric, p_into_height numeric)
  returns boolean
language sql immutable set search_path = '' as $$
  select greatest(p_width, p_height) <= greatest(p_into_width, p_into_height)
    and least(p_width, p_height) <= least(p_into_width, p_into_height)
$$;
