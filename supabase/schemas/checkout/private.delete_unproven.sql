create function private.delete_unproven() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.unproven_orders where order_id = new.id;
  return null;
end $$;

create trigger orders_proven after update of status on public.orders
  for each row when (new.status not in ('Pending Payment', 'COD Review', 'Cancelled'))
  execute function private.delete_unproven();
