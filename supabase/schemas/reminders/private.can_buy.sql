-- Whether a variant is in the shop, with a piece that nobody has been promised.
create function private.can_buy(p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select p_variant.is_active and p_variant.stock > p_variant.reserved and exists (
    select from public.products where id = p_variant.product_id and status = 'published' and not is_deleted
  )
$$;
