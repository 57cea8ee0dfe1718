create function private.issue_invoice_credit_note(
  p_invoice public.invoices, p_refund_id uuid, p_amount numeric, p_reason text
) returns public.invoices
language plpgsql set search_path = '' as $$
declare
  v_lines jsonb := private.credit_lines(p_invoice, p_refund_id, p_amount);
begin
  return private.issue_tax_document('credit_note', p_invoice.order_id, p_refund_id,
    (p_invoice.data - 'lines' - 'totals') || jsonb_build_object(
      'invoice', jsonb_build_object('number', p_invoice.number, 'issued_at', p_invoice.issued_at),
      'reason', p_reason, 'lines', v_lines, 'totals', private.sum_tax_document(v_lines)
    ));
end $$;
