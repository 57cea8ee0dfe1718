-- The GSTR-1 section of a document: b2b when the customer has a GSTIN; b2cl for an invoice above ₹1,00,000 to another
-- state, and for its credit notes, which the return lists one by one; b2c for all others, which it sums up.
create function private.gst_section(p_document public.invoices) returns text
language sql stable set search_path = '' as $$
  select case
    when p_document.data #>> '{buyer,gstin}' is not null then 'b2b'
    when exists (
      select from public.invoices i
      where i.order_id = p_document.order_id and i.kind = 'invoice'
        and (i.data #>> '{totals,total}')::numeric > 100000 and (i.data #>> '{totals,igst}')::numeric > 0
    ) then 'b2cl'
    else 'b2c'
  end
$$;
