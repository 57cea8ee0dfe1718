-- Tells one saved state of what prints cost, and what they are printed on, from the next.
create function private.printing_version() returns text
language sql stable set search_path = '' as $$
  select md5(jsonb_build_object(
    'prints', public.pricing_rules() -> 'prints',
    'blanks', (
      select coalesce(jsonb_object_agg(cut, id), '{}') from public.products where is_blank and not is_deleted
    )
  )::text)
$$;
