-- Locks an order that the caller sees in the admin. PT404: there is none, or the caller only packs and no longer sees it.
create function private.lock_visible_order(p_order_number text) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_order public.orders := private.lock_order(private.order_of_number(p_order_number));
begin
  if not (private.may('orders.read') or private.is_at_packing(v_order)) then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_order.id;
end $$;
