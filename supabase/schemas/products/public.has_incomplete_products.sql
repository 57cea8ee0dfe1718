-- Whether some product, published or draft, lacks a declaration.
create function public.has_incomplete_products() returns boolean
language sql stable security definer set search_path = '' set statement_timeout = '5s' as $$
  with blanks as materialized (select private.settings_of('product_information') as saved)
  select exists (
    select from public.products p cross join blanks
    where not p.is_deleted and private.missing_information(p, blanks.saved) <> '{}'
  )
$$;
