-- A document of a registered seller is queued for an IRN when its buyer has a GSTIN; an invoice for goods that leave the
-- state for an e-way bill when it exceeds the setting. Both settings are off in a new shop.
create function private.queue_gst_registrations() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_eway_over numeric := (
    select setting_value::numeric from public.product_settings where setting_key = 'eway_bill_over' and is_enabled
  );
begin
  if new.data #>> '{seller,gstin}' is null then
    return null;
  end if;
  if new.data #>> '{buyer,gstin}' is not null and exists (
    select from public.product_settings where setting_key = 'e_invoices' and is_enabled and setting_value = 'yes'
  ) then
    insert into public.gst_registrations (invoice_id, kind) values (new.id, 'e_invoice');
  end if;
  if new.kind = 'invoice' and (new.data #>> '{totals,igst}')::numeric > 0
    and (new.data #>> '{totals,total}')::numeric > v_eway_over then
    insert into public.gst_registrations (invoice_id, kind) values (new.id, 'eway_bill');
  end if;
  return null;
end $$;

create trigger invoices_queue_gst_registrations after insert on public.invoices
  for each row execute function private.queue_gst_registrations();
