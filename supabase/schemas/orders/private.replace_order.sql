-- Marks an order as replaced by another one of the same basket, and cancels it if it is unpaid. The caller releases its
-- stock.
create function private.replace_order(p_order public.orders, p_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.status <> 'Cancelled' then
    perform private.write_order_status(
      array[p_order.id], 'Cancelled', 'basket', 'customer', 'Replaced by another order of the same cart',
      '{"reason": "replaced"}'
    );
  end if;
  update public.orders set replaced_by = p_by, expires_at = null where id = p_order.id;
end $$;
