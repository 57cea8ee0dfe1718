-- Variants before their product: docs/locks.md.
create function private.lock_product(p_id bigint) returns public.products
language plpgsql set search_path = '' as $$
declare
  v_product public.products;
begin
  perform 1 from public.product_variants where product_id = p_id order by id for no key update;
  select * into v_product from public.products where id = p_id and not is_deleted for no key update;
  if v_product.id is null then
    raise sqlstate 'PT404' using message = 'This product no longer exists', hint = 'not_found';
  end if;
  return v_product;
end $$;
