-- Invoices and credit notes of [p_from, p_to) that GSTR-1 lists one by one, see gst_section(): one row for each document
-- and rate, in whole paise.
create function public.list_gst_documents(p_from timestamptz, p_to timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('reports.read');
  perform private.require_permission('money.read');
  return (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.issued_at, x.number, x.rate), '[]')
    from (
      select v.kind, private.gst_section(v) as section, v.number, v.issued_at, o.order_id as order_number,
        v.data #>> '{buyer,gstin}' as gstin, coalesce(v.data #>> '{buyer,business_name}', v.data #>> '{buyer,name}') as name,
        coalesce(v.data #>> '{place_of_supply,state_code}' || '-', '') || coalesce(v.data #>> '{place_of_supply,state}', '') as place,
        ((v.data #>> '{totals,total}')::numeric * 100)::bigint as value, l.gst_rate::float8 as rate,
        (sum(l.taxable) * 100)::bigint as taxable, (sum(l.cgst) * 100)::bigint as cgst, (sum(l.sgst) * 100)::bigint as sgst,
        (sum(l.igst) * 100)::bigint as igst
      from public.invoices v join public.orders o on o.id = v.order_id, jsonb_to_recordset(v.data -> 'lines') as l (
        gst_rate numeric, taxable numeric, cgst numeric, sgst numeric, igst numeric
      )
      where v.issued_at >= p_from and v.issued_at < p_to and private.gst_section(v) <> 'b2c' and (
        v.data #>> '{buyer,gstin}' is not null
        or v.order_id in (select order_id from public.invoices where kind = 'invoice' and (data #>> '{totals,total}')::numeric > 100000)
      )
      group by v.id, o.order_id, l.gst_rate
    ) as x
  );
end $$;
