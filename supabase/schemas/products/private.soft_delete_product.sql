-- Always soft. An ordered product also becomes a draft without stock; items reserved by orders stay reserved. The caller
-- has checked the permission.
create function private.soft_delete_product(p_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_product(p_id);
  if exists (select from public.order_items where product_id = p_id) then
    insert into public.stock_moves (variant_id, stock_delta, reason, actor)
      select id, reserved - stock, 'adjust', coalesce(private.acting_staff()::text, 'system')
      from public.product_variants where product_id = p_id and stock > reserved;
    update public.products set status = 'draft', is_deleted = true where id = p_id;
  else
    update public.products set is_deleted = true where id = p_id;
  end if;
  perform public.delete_product_images(p_id);
end $$;
