-- For a transaction that moves stock more than once: takes all its locks first, see docs/locks.md.
create function private.lock_stock(p_variant_ids bigint[], p_order_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_variant_ids bigint[] := p_variant_ids || array(
    select variant_id from public.order_items where order_id = any (p_order_ids)
  );
begin
  perform 1 from public.product_variants where id = any (v_variant_ids) order by id for no key update;
  perform 1 from public.products
    where id in (select product_id from public.product_variants where id = any (v_variant_ids))
    order by id for no key update;
end $$;
