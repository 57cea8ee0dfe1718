-- Always soft. An ordered product also becomes a draft without stock; pieces that orders wait for stay theirs.
create function private.delete_product(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('products.write');
  perform private.lock_product(p_id);
  if exists (select from public.order_items where product_id = p_id) then
    insert into public.stock_moves (variant_id, stock_delta, reason, actor)
      select id, reserved - stock, 'adjust', coalesce((select auth.uid())::text, 'system')
      from public.product_variants where product_id = p_id and stock > reserved;
    update public.products set status = 'draft', is_deleted = true where id = p_id;
  else
    update public.products set is_deleted = true where id = p_id;
  end if;
  perform public.delete_product_images(p_id);
end $$;
