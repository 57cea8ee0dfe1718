-- What the law requires a product to state: its own declarations, and for an empty one that of its blank.
-- p_blanks: private.settings_of('product_information'), with fields such as regular_maker.
create function private.product_information(p_product public.products, p_blanks jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(name, coalesce(nullif(own, ''), p_blanks ->> (p_product.cut || '_' || name), ''))
  from (values
    ('generic_name', p_product.generic_name), ('maker', p_product.maker), ('importer', p_product.importer),
    ('packer', p_product.packer), ('country_of_origin', p_product.country_of_origin),
    ('net_quantity', p_product.net_quantity), ('month_made', p_product.month_made)
  ) as declared (name, own)
$$;
