create view public.stock_list as
select v.id, v.product_id, v.sku, v.barcode, p.name as product, p.name || ' ' || p.keywords as words, v.size, v.color,
  (select c.name from public.colors c where c.slug = v.color) as color_name,
  v.stock, v.reserved, v.stock - v.reserved as free, coalesce(v.low_at, (select private.low_stock_at())) as low_at,
  v.is_active and p.status = 'published'
    and v.stock - v.reserved <= coalesce(v.low_at, (select private.low_stock_at())) as is_low,
  v.is_active,
  (select count(*) from public.restock_requests r where r.variant_id = v.id and r.notified_at is null) as waiting
from public.product_variants v join public.products p on p.id = v.product_id
where not p.is_deleted and (select private.may('inventory.read'));
