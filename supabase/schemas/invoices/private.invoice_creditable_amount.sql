-- What earlier credit notes left of an invoice. The caller holds the order's lock.
create function private.invoice_creditable_amount(p_invoice public.invoices) returns numeric
language sql stable set search_path = '' as $$
  select (p_invoice.data #>> '{totals,total}')::numeric - coalesce(sum((data #>> '{totals,total}')::numeric), 0)
  from public.invoices where order_id = p_invoice.order_id and kind = 'credit_note'
$$;
