-- Writes the product's own columns from a form, whose keys are column names. A missing key doesn't change its column.
create function private.write_product_facts(p_id bigint, p_facts jsonb) returns void
language sql set search_path = '' as $$
  update public.products p
    set name = f.name, description = f.description, price = f.price, status = f.status, is_premium = f.is_premium,
      cut = f.cut, fabric = f.fabric, fit = f.fit, keywords = f.keywords, hsn = f.hsn,
      seo_title = f.seo_title, seo_description = f.seo_description, slug = coalesce(f.slug, p.slug),
      primary_category_id = f.primary_category_id, subcategory_id = f.subcategory_id,
      generic_name = f.generic_name, maker = f.maker, importer = f.importer, packer = f.packer,
      country_of_origin = f.country_of_origin, net_quantity = f.net_quantity, month_made = f.month_made, mrp = f.mrp
    from public.products saved, jsonb_populate_record(saved, p_facts) f
    where p.id = p_id and saved.id = p_id and (
      p.name, p.description, p.price, p.status, p.is_premium, p.cut, p.fabric, p.fit, p.keywords, p.hsn, p.seo_title,
      p.seo_description, p.slug, p.primary_category_id, p.subcategory_id,
      p.generic_name, p.maker, p.importer, p.packer, p.country_of_origin, p.net_quantity, p.month_made, p.mrp
    ) is distinct from (
      f.name, f.description, f.price, f.status, f.is_premium, f.cut, f.fabric, f.fit, f.keywords, f.hsn, f.seo_title,
      f.seo_description, coalesce(f.slug, p.slug), f.primary_category_id, f.subcategory_id,
      f.generic_name, f.maker, f.importer, f.packer, f.country_of_origin, f.net_quantity, f.month_made, f.mrp
    )
$$;
