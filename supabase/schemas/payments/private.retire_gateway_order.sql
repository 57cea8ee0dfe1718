-- The total of an unpaid order changes: a payment in a window still open for the old total is refunded, and the next
-- payment gets its own gateway order.
create function private.retire_gateway_order(p_order_id uuid) returns void
language sql set search_path = '' as $$
  update public.orders
    set prepay = null, gateway_order_id = null,
      former_gateway_order_ids = former_gateway_order_ids || array_remove(array[gateway_order_id], null)
    where id = p_order_id and paid_by is null
$$;
