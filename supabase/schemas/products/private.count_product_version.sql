create function private.count_product_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := greatest(new.version, old.version + 1);
  return new;
end $$;

create trigger products_count_version before update of
  name, slug, description, price, status, primary_category_id, subcategory_id, is_deleted, is_premium, is_basic, cut, fabric,
  fit, keywords, hsn, seo_title, seo_description,
  generic_name, maker, importer, packer, country_of_origin, net_quantity, month_made, mrp
  on public.products for each row execute function private.count_product_version();
