-- Identifies one saved state of print prices and blanks.
create function private.printing_version() returns text
language sql stable set search_path = '' as $$
  select md5(jsonb_build_object(
    'prints', public.pricing_rules() -> 'prints',
    'blanks', (
      select coalesce(jsonb_object_agg(cut, id), '{}') from public.products where is_blank and not is_deleted
    )
  )::text)
$$;
