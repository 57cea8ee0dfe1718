create function private.book_opening_stock(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from jsonb_to_recordset(p_variants) as w (opening int) where w.opening > 0) then
    return;
  end if;
  perform private.require_permission('inventory.write');
  insert into public.stock_moves (variant_id, stock_delta, reason, actor)
    select v.id, w.opening, 'receive', coalesce((select auth.uid())::text, 'system')
    from jsonb_to_recordset(p_variants) as w (size text, color text, opening int)
    join public.product_variants v on v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
    where w.opening > 0 and not exists (select from public.stock_moves m where m.variant_id = v.id);
end $$;
