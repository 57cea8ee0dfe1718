-- The rows of a report of [p_from, p_to), from orders, documents, payments and refunds; in whole paise. sales: n orders;
-- list prices, discounts, delivery and fees, total, tax in it. products (a id): list prices, discounts, paid, tax.
-- coupons (a code): discount, total. parcels (a pincode, b courier): n sent; RTO items; value sent, value returned,
-- delivered, returned. tax (a b2b|b2cl|b2c and -note, b place, c HSN, d rate): taxable, CGST, SGST, IGST, total. documents
-- (a invoice|note|undelivered): n; taxable, tax, total; of credit notes all but n is negative. payments (a method, b
-- gateway|cash|hand): n; received, fee, tax in the fee, refunded, refunds.
create function private.count_report(p_report text, p_from timestamptz, p_to timestamptz) returns table (
  a text, b text, c text, d text, n bigint, units bigint, m1 bigint, m2 bigint, m3 bigint, m4 bigint, m5 bigint
)
language plpgsql stable set search_path = '' as $$
declare
  v_unsold text[] := array['Pending Payment', 'COD Review', 'Cancelled', 'RTO'];
begin
  if p_report = 'sales' then
    return query
      select '', '', '', '', count(*), coalesce(sum(i.units), 0)::bigint, (coalesce(sum(o.subtotal), 0) * 100)::bigint,
        (coalesce(sum(o.discount + o.coupon_discount), 0) * 100)::bigint,
        (coalesce(sum(o.shipping + o.cod_fee), 0) * 100)::bigint, (coalesce(sum(o.total), 0) * 100)::bigint,
        (coalesce(sum(i.tax + o.charges_cgst + o.charges_sgst + o.charges_igst), 0) * 100)::bigint
      from public.orders o
      cross join lateral (
        select sum(x.quantity) as units, sum(x.cgst + x.sgst + x.igst) as tax from public.order_items x where x.order_id = o.id
      ) as i
      where o.created_at >= p_from and o.created_at < p_to and o.status <> all (v_unsold) and o.payment_method <> 'none'
      having count(*) > 0;
  elsif p_report = 'products' then
    return query
      select i.product_id::text, '', '', '', count(distinct o.id), sum(i.quantity)::bigint,
        (sum(i.list_price * i.quantity) * 100)::bigint,
        (sum((i.list_price - i.unit_price) * i.quantity + i.coupon_discount) * 100)::bigint,
        (sum(i.line_total - i.coupon_discount) * 100)::bigint, (sum(i.cgst + i.sgst + i.igst) * 100)::bigint, 0::bigint
      from public.orders o join public.order_items i on i.order_id = o.id
      where o.created_at >= p_from and o.created_at < p_to and o.status <> all (v_unsold) and o.payment_method <> 'none'
      group by i.product_id;
  elsif p_report = 'coupons' then
    return query
      select o.coupon_code, '', '', '', count(*), 0::bigint, (sum(o.coupon_discount) * 100)::bigint,
        (sum(o.total) * 100)::bigint, 0::bigint, 0::bigint, 0::bigint
      from public.orders o
      where o.created_at >= p_from and o.created_at < p_to and o.status <> all (v_unsold) and o.payment_method <> 'none'
        and o.coupon_code is not null
      group by o.coupon_code;
  elsif p_report = 'parcels' then
    return query
      select o.shipping_address ->> 'pincode', coalesce(o.courier, ''), '', '', count(*),
        count(*) filter (where o.status = 'RTO'), (sum(o.total) * 100)::bigint,
        (coalesce(sum(o.total) filter (where o.status = 'RTO'), 0) * 100)::bigint,
        count(*) filter (where o.status in ('Delivered', 'Completed', 'Return Requested', 'Returned')),
        count(*) filter (where exists (
          select from public.return_requests q where q.order_id = o.id and q.status = 'Received'
        )), 0::bigint
      from public.orders o
      where o.created_at >= p_from and o.created_at < p_to
        and o.status in ('Shipped', 'Delivered', 'Completed', 'Return Requested', 'Returned', 'RTO')
      group by 1, 2;
  elsif p_report = 'tax' then
    return query
      select private.gst_section(v) || case v.kind when 'credit_note' then '-note' else '' end,
        coalesce(v.data #>> '{place_of_supply,state_code}' || '-', '') || coalesce(v.data #>> '{place_of_supply,state}', ''),
        coalesce(l.hsn, ''), coalesce(l.gst_rate, 0)::float8::text, count(*),
        coalesce(sum(s.sign * l.quantity) filter (where l.item_id is not null), 0)::bigint,
        (sum(s.sign * l.taxable) * 100)::bigint, (sum(s.sign * l.cgst) * 100)::bigint, (sum(s.sign * l.sgst) * 100)::bigint,
        (sum(s.sign * l.igst) * 100)::bigint, (sum(s.sign * l.total) * 100)::bigint
      from public.invoices v
      cross join lateral (select case v.kind when 'credit_note' then -1 else 1 end as sign) as s
      cross join jsonb_to_recordset(v.data -> 'lines') as l (
        item_id bigint, hsn text, gst_rate numeric, quantity int, taxable numeric, cgst numeric, sgst numeric, igst numeric,
        total numeric
      )
      where v.issued_at >= p_from and v.issued_at < p_to
      group by 1, 2, 3, 4;
  elsif p_report = 'documents' then
    return query
      select case v.kind when 'invoice' then 'invoice' else 'note' end, '', '', '', count(*), sum(s.sign * p.units)::bigint,
        (sum(s.sign * (v.data #>> '{totals,taxable}')::numeric) * 100)::bigint,
        (sum(s.sign * ((v.data #>> '{totals,total}')::numeric - (v.data #>> '{totals,taxable}')::numeric)) * 100)::bigint,
        (sum(s.sign * (v.data #>> '{totals,total}')::numeric) * 100)::bigint, 0::bigint, 0::bigint
      from public.invoices v
      cross join lateral (select case v.kind when 'credit_note' then -1 else 1 end as sign) as s
      cross join lateral (
        select coalesce(sum(l.quantity) filter (where l.item_id is not null), 0) as units
        from jsonb_to_recordset(v.data -> 'lines') as l (item_id bigint, quantity int)
      ) as p
      where v.issued_at >= p_from and v.issued_at < p_to group by v.kind;
    return query
      select 'undelivered', '', '', '', count(*), 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
      from public.order_events e where e.to_status = 'RTO' and e.created_at >= p_from and e.created_at < p_to
      having count(*) > 0;
  elsif p_report = 'payments' then
    return query
      select moves.method, moves.way, '', '', sum(moves.one)::bigint, 0::bigint, (sum(moves.amount) * 100)::bigint,
        sum(moves.fee)::bigint, sum(moves.fee_tax)::bigint, (sum(moves.refunded) * 100)::bigint, sum(moves.refunds)::bigint
      from (
        select coalesce(p.method, 'other') as method, 'gateway' as way, 1 as one, p.amount,
          coalesce((p.raw ->> 'fee')::numeric, 0) as fee, coalesce((p.raw ->> 'tax')::numeric, 0) as fee_tax,
          0::numeric as refunded, 0 as refunds
        from public.payments p
        where p.status = 'captured' and p.currency = 'INR' and p.created_at >= p_from and p.created_at < p_to
        union all
        select coalesce(case when r.payment_id is null then r.method else p.method end, 'other'),
          case when r.payment_id is null then 'hand' else 'gateway' end, 0, 0, 0, 0, r.amount, 1
        from public.refunds r left join public.payments p on p.payment_id = r.payment_id
        where r.status = 'processed' and r.processed_at >= p_from and r.processed_at < p_to
        union all
        select 'cod', 'cash', 1, o.total, 0, 0, 0, 0
        from public.order_events e join public.orders o on o.id = e.order_id
        where e.type = 'cod_collected' and e.created_at >= p_from and e.created_at < p_to
      ) as moves
      group by 1, 2;
  end if;
end $$;
