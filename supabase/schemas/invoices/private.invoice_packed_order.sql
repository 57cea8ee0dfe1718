create function private.invoice_packed_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform public.issue_invoice(new.id);
  return null;
end $$;

create trigger orders_invoice_packed after update of status on public.orders
  for each row when (new.status = 'Packed' and old.status <> 'Packed' and new.exchange_of is null)
  execute function private.invoice_packed_order();
