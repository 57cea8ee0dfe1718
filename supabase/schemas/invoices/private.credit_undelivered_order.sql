-- Runs in the transaction that moves the order and holds its lock.
create function private.credit_undelivered_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_invoice public.invoices;
  v_left numeric;
begin
  select * into v_invoice from public.invoices where order_id = new.id and kind = 'invoice';
  v_left := private.left_of_invoice(v_invoice);
  if v_left > 0 then
    perform private.issue_note_of_invoice(v_invoice, null, v_left, 'undelivered');
  end if;
  return null;
end $$;
