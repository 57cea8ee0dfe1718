-- Splits p_amount over the invoice lines, in proportion to what earlier credit notes left of each: whole paise by the
-- largest remainder, tax at the line's own rate, so that credit notes for the full amount add up to the invoice exactly.
-- Returned, named and undelivered items are credited first; only the excess is taken from the other lines.
create function private.credit_lines(p_invoice public.invoices, p_refund_id uuid, p_amount numeric) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Items per line; null when the number is unknown.
  v_quantities jsonb := coalesce((
    select jsonb_object_agg(back.item_id, back.quantity)
    from (
      select p.item_id, case when bool_and(p.quantity is not null) then sum(p.quantity) end as quantity
      from public.return_requests q, private.find_paid_lines(q.id) as p
      where q.refund_id = p_refund_id group by p.item_id
      union all
      select l.order_item_id, l.quantity
      from public.refunds r, jsonb_to_recordset(r.lines) as l (order_item_id bigint, quantity int) where r.id = p_refund_id
      union all
      select i.id, i.quantity from public.order_items i join public.refunds r on r.order_id = i.order_id
      where r.id = p_refund_id and r.reason = 'undelivered'
      union all
      select i.id, null from public.order_items i join public.refunds r on r.order_id = i.order_id
      where r.id = p_refund_id and r.reason = 'group_price'
      union all
      -- Of a note without a refund: a bank took the money of these.
      select p.item_id, case when bool_and(p.quantity is not null and r.id is null) then sum(p.quantity) end
      from public.return_requests q left join public.refunds r on r.id = q.refund_id and r.status <> 'failed'
      cross join private.find_paid_lines(q.id) as p
      where p_refund_id is null and q.order_id in (select private.orders_with_exchanges(p_invoice.order_id)) and q.kind = 'return'
        and q.status = 'Received' and coalesce(r.amount, 0) < private.value_of_return(q.id)
      group by p.item_id
    ) as back
  ), '{}');
  v_returned bigint[] := array(select jsonb_object_keys(v_quantities)::bigint);
  v_lines jsonb;
begin
  with credited as (
    select l.item_id, sum(l.cgst) as cgst, sum(l.sgst) as sgst, sum(l.igst) as igst, sum(l.total) as total
    from public.invoices n, jsonb_to_recordset(n.data -> 'lines') as l (
      item_id bigint, cgst numeric, sgst numeric, igst numeric, total numeric
    )
    where n.order_id = p_invoice.order_id and n.kind = 'credit_note' group by l.item_id
  ), remaining as (
    select l.item_id, l.title, l.size, l.color, l.hsn, l.gst_rate, l.quantity, l.total as whole,
      l.cgst - coalesce(c.cgst, 0) as cgst, l.sgst - coalesce(c.sgst, 0) as sgst, l.igst - coalesce(c.igst, 0) as igst,
      l.total - coalesce(c.total, 0) as total
    from jsonb_to_recordset(p_invoice.data -> 'lines') as l (
      item_id bigint, title text, size text, color text, hsn text, gst_rate numeric, quantity int,
      cgst numeric, sgst numeric, igst numeric, total numeric
    )
    left join credited c on c.item_id is not distinct from l.item_id
  ), creditable as (
    select *, least(p_amount, coalesce(sum(total) filter (where is_back) over (), 0)) as of_back
    from (select *, coalesce(item_id = any (v_returned), false) as is_back from remaining where total > 0) as r
  ), shared as (
    select *, case when is_back then of_back else p_amount - of_back end as due,
      sum(total) over (partition by is_back) as whole_part
    from creditable
  ), exactly as (
    select *, total * 100 * due / whole_part as exact from shared
  ), ranked as (
    select *, row_number() over (partition by is_back order by exact - floor(exact) desc, item_id) as rank,
      due * 100 - sum(floor(exact)) over (partition by is_back) as spare
    from exactly
  ), given as (
    select *, (floor(exact) + case when rank <= spare then 1 else 0 end) / 100 as part from ranked
  ), taxed as (
    select item_id, title, size, color, hsn, gst_rate, part as total, coalesce(
        (v_quantities ->> item_id::text)::int, case when part = whole then quantity end
      ) as quantity,
      round(cgst * part / total, 2) as cgst, round(sgst * part / total, 2) as sgst, round(igst * part / total, 2) as igst
    from given where part > 0
  )
  select jsonb_agg(
    to_jsonb(taxed) || jsonb_build_object('taxable', total - cgst - sgst - igst) order by item_id nulls last
  ) into v_lines from taxed;
  return v_lines;
end $$;
