-- The declarations that a product lacks. Its maker is required if it is made in India, otherwise its importer; the month is optional.
create function private.missing_information(
  p_product public.products, p_blanks jsonb default private.settings_of('product_information')
) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select needed
    from unnest(array[
      'generic_name', case when stated ->> 'country_of_origin' = 'IN' then 'maker' else 'importer' end, 'packer',
      'country_of_origin', 'net_quantity'
    ]) with ordinality as required (needed, nr)
    where stated ->> needed = '' order by nr
  )
  from private.product_information(p_product, p_blanks) as stated
$$;
