create function private.sum_tax_document(p_lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'discount', coalesce(sum(discount), 0), 'taxable', coalesce(sum(taxable), 0), 'cgst', coalesce(sum(cgst), 0),
    'sgst', coalesce(sum(sgst), 0), 'igst', coalesce(sum(igst), 0), 'total', coalesce(sum(total), 0)
  )
  from jsonb_to_recordset(p_lines) as l (
    discount numeric, taxable numeric, cgst numeric, sgst numeric, igst numeric, total numeric
  )
$$;
