-- The variants of one product in a bulk change of stock: {id, moves: [{variant_id, delta}]}; p_input: {reason}.
create function private.change_stock_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int)
    join public.product_variants v on v.id = m.variant_id where v.stock + m.delta < v.reserved
  ) then
    raise sqlstate 'PT409' using message = 'Orders wait for more pieces than would be left';
  end if;
  insert into public.stock_moves (variant_id, stock_delta, reason)
    select m.variant_id, m.delta, case p_input ->> 'reason' when 'receive' then 'receive' else 'adjust' end
    from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int);
  return 'changed';
end $$;
