create view public.product_list as
select p.id, p.name, p.slug, p.price, p.status, p.is_premium, p.cut, p.primary_category_id, p.subcategory_id,
  p.stock_quantity as stock, p.created_at, p.name || ' ' || p.keywords as words,
  (select c.name from public.categories c where c.id = p.primary_category_id) as category,
  (select c.name from public.categories c where c.id = p.subcategory_id) as subcategory,
  (
    select i.thumbnail_url from public.product_images i
    where i.product_id = p.id order by i.position, i.id limit 1
  ) as picture,
  (select count(*)::int from public.product_variants v where v.product_id = p.id and v.is_active) as variants
from public.products p
where not p.is_deleted and (select private.may('products.read'));
