-- Moves the stock of all the orders in one statement, so that the ledger's trigger locks variants in one order. A refused
-- parcel goes back to the shelf. All other stock moves belong to a step of an order.
create function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select variant_id,
    case p_reason when 'pack' then -quantity when 'restock' then quantity else 0 end,
    case p_reason when 'reserve' then quantity when 'restock' then 0 else -quantity end,
    p_reason, order_id, p_actor
  from public.order_items
  where order_id = any (p_order_ids)
$$;
