-- Columns of a product from an object of their names.
create function private.set_product_columns(p_product public.products, p_set jsonb) returns void
language sql set search_path = '' as $$
  update public.products p
    set name = f.name, slug = f.slug, description = f.description, price = f.price, status = f.status,
      is_premium = f.is_premium, cut = f.cut, fabric = f.fabric, fit = f.fit, keywords = f.keywords, hsn = f.hsn,
      seo_title = f.seo_title, seo_description = f.seo_description,
      primary_category_id = f.primary_category_id, subcategory_id = f.subcategory_id,
      generic_name = f.generic_name, maker = f.maker, importer = f.importer, packer = f.packer,
      country_of_origin = f.country_of_origin, net_quantity = f.net_quantity, month_made = f.month_made, mrp = f.mrp
    from jsonb_populate_record(p_product, p_set) f
    where p.id = p_product.id and p_set <> '{}'
$$;
