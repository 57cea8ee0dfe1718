-- Marks an unpaid order as given up for another of the same basket. Its stock is the caller's business.
create function private.replace_order(p_order public.orders, p_by uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.orders set status = 'Cancelled', replaced_by = p_by, expires_at = null where id = p_order.id;
  if p_order.status <> 'Cancelled' then
    perform private.record_order_event(
      p_order.id, 'moved', p_order.status, 'Cancelled', 'customer', 'Replaced by another order of the same cart'
    );
  end if;
end $$;
