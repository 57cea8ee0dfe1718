-- Credits the invoice of a packed order that is cancelled or RTO: a COD order's in full, a paid one's as far as a bank
-- took it; refunds credit the rest. Runs in the transaction that moves the order and holds its lock.
create function private.credit_undelivered_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_invoice public.invoices;
  v_left numeric;
begin
  if new.payment_status <> 'cod_due' then
    perform private.credit_lost_dispute(new.id);
    return null;
  end if;
  select * into v_invoice from public.invoices where order_id = new.id and kind = 'invoice';
  v_left := private.invoice_creditable_amount(v_invoice);
  if v_left > 0 then
    perform private.issue_invoice_credit_note(
      v_invoice, null, v_left, case new.status when 'RTO' then 'undelivered' else 'cancelled' end
    );
  end if;
  return null;
end $$;

create trigger orders_credit_undelivered after update of status on public.orders
  for each row when (new.status in ('RTO', 'Cancelled') and old.status <> new.status)
  execute function private.credit_undelivered_order();
