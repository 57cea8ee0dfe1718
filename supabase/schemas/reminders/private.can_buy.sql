-- Whether a variant is published and has available stock.
create function private.can_buy(p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select p_variant.is_active and p_variant.stock > p_variant.reserved and exists (
    select from public.products where id = p_variant.product_id and status = 'published' and not is_deleted
  )
$$;
