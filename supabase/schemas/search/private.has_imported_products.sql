-- Whether a published product comes from another country, so that lists have a filter of origins.
create function private.has_imported_products() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.products p
    where p.country_of_origin not in ('', 'IN') and p.status = 'published' and not p.is_deleted
  ) or exists (
    select from jsonb_each_text(private.settings_of('product_information')) as blank
    where blank.key like '%country\_of\_origin' and blank.value not in ('', 'IN') and exists (
      select from public.products p
      where p.cut = split_part(blank.key, '_', 1) and p.country_of_origin = '' and p.status = 'published' and not p.is_deleted
    )
  )
$$;
