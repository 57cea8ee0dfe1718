-- Moves the stock of all the orders in one statement, so that the ledger's trigger locks variants in one order. A
-- refused or cancelled parcel is restocked (restock). unpack undoes pack. scrap: as release, for an order in production.
-- A blank with a custom design is not plain any more: scrap removes it from stock, and no parcel restocks it. All other
-- stock moves belong to a step of an order.
create function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select i.variant_id,
    case move.reason when 'pack' then -i.quantity when 'scrap' then -i.quantity when 'restock' then i.quantity when 'unpack' then i.quantity else 0 end,
    case move.reason when 'reserve' then i.quantity when 'unpack' then i.quantity when 'restock' then 0 else -i.quantity end,
    move.reason, i.order_id, p_actor
  from public.order_items i
  cross join lateral (
    select case when p_reason = 'scrap' and i.design_version_id is null then 'release' else p_reason end as reason
  ) as move
  where i.order_id = any (p_order_ids) and not (p_reason = 'restock' and i.design_version_id is not null)
$$;
