-- The variants of one product in a bulk change of stock: {id, moves: [{variant_id, delta, since}]}; p_input: {reason}.
-- An undo item has `since`, the move to undo: after a later move by hand, such as a count, it is refused.
create function private.change_stock_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_back jsonb;
begin
  if exists (
    select from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, since bigint)
    join public.stock_moves s on s.variant_id = m.variant_id and s.id > m.since and s.order_id is null
  ) then
    raise sqlstate 'PT409' using message = 'Someone changed its stock since, so it was skipped';
  elsif exists (
    select from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int)
    join public.product_variants v on v.id = m.variant_id where v.stock + m.delta < v.reserved
  ) then
    raise sqlstate 'PT409' using message = 'Orders reserve more items than would be left';
  end if;
  with made as (
    insert into public.stock_moves (variant_id, stock_delta, reason)
    select m.variant_id, m.delta, case p_input ->> 'reason' when 'receive' then 'receive' else 'adjust' end
    from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int)
    returning id, variant_id, stock_delta
  )
  select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'delta', -stock_delta, 'since', id) order by id)
  into v_back from made;
  perform private.record_undo(
    p_input, jsonb_build_object('id', p_item -> 'id', 'label', p_item -> 'label', 'moves', v_back)
  );
  return 'changed';
end $$;
