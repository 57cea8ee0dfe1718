-- Numbers are KP2627-000001 and CN2627-000001: GST allows 16 letters, digits, dashes and slashes.
create function private.issue_tax_document(p_kind text, p_order_id uuid, p_refund_id uuid, p_data jsonb) returns public.invoices
language plpgsql set search_path = '' as $$
declare
  v_year text := private.financial_year(private.now());
  v_serial int;
  v_document public.invoices;
begin
  insert into private.invoice_counters as known (kind, financial_year, last_serial) values (p_kind, v_year, 1)
    on conflict (kind, financial_year) do update set last_serial = known.last_serial + 1
    returning last_serial into v_serial;
  insert into public.invoices (order_id, kind, number, financial_year, serial, refund_id, data)
    values (
      p_order_id, p_kind,
      case p_kind when 'invoice' then 'KP' else 'CN' end || substr(v_year, 3, 2) || substr(v_year, 6, 2)
        || '-' || lpad(v_serial::text, greatest(length(v_serial::text), 6), '0'),
      v_year, v_serial, p_refund_id, p_data
    )
    returning * into v_document;
  return v_document;
end $$;
