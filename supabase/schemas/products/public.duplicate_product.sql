-- Copies a product as a draft, with the same pictures and without stock; returns its id. SKUs and slug are its own.
create function public.duplicate_product(p_id bigint) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('products.write');
  insert into public.products (
    name, slug, description, price, primary_category_id, subcategory_id, is_premium, cut, fabric, fit, keywords, hsn,
    generic_name, maker, importer, packer, country_of_origin, net_quantity, month_made, mrp
  )
  select left('Copy of ' || name, 160), 'new-' || gen_random_uuid(), description, price, primary_category_id,
    subcategory_id, is_premium, cut, fabric, fit, keywords, hsn,
    generic_name, maker, importer, packer, country_of_origin, net_quantity, month_made, mrp
  from public.products where id = p_id and not is_deleted
  returning id into v_id;
  if v_id is null then
    raise sqlstate 'PT404' using message = 'This product no longer exists', hint = 'not_found';
  end if;
  insert into public.product_available_colors (product_id, color_id)
    select v_id, color_id from public.product_available_colors where product_id = p_id;
  insert into public.product_variants (product_id, size, color, sku, price, mrp)
    select v_id, size, color, private.sku_of(v_id, color, size), price, mrp
    from public.product_variants where product_id = p_id and is_active;
  insert into public.product_images (product_id, image_url, thumbnail_url, color, type, alt, position)
    select v_id, image_url, thumbnail_url, color, type, alt, position
    from public.product_images where product_id = p_id;
  update public.products set slug = private.final_slug(name, id) where id = v_id;
  return v_id;
end $$;
