-- The running coupons that the shop shows to everyone.
create function public.list_public_offers() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '5s' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'code', c.code, 'description', c.description, 'kind', c.kind, 'value', c.value,
    'max_discount', c.max_discount, 'min_goods', c.min_goods, 'min_items', c.min_items, 'ends_at', c.ends_at,
    'is_first_order_only', c.is_first_order_only, 'is_prepaid_only', c.is_prepaid_only, 'is_automatic', c.is_automatic,
    'is_public', c.is_public, 'category_ids', c.category_ids, 'product_ids', c.product_ids, 'updated_at', c.updated_at
  ) order by c.id), '[]') from public.coupons c
  where c.is_public and c.is_active and c.starts_at <= private.now() and coalesce(c.ends_at, 'infinity') > private.now()
    and coalesce(c.used < c.max_uses, true)
$$;
