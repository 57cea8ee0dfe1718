-- Reports: what was sold, taxed, paid and sent, rolled up for each day of India. What a day holds is counted by one function;
-- reports read the day's stored rows when nothing of it has changed since, and count it anew otherwise.

create table private.report_rows (
  day date not null,
  report text not null check (report in ('sales', 'products', 'coupons', 'parcels', 'tax', 'papers', 'payments')),
  a text not null,
  b text not null,
  c text not null,
  d text not null,
  n bigint not null,
  pieces bigint not null,
  m1 bigint not null,
  m2 bigint not null,
  m3 bigint not null,
  m4 bigint not null,
  m5 bigint not null
);
comment on table private.report_rows is 'Kept by build_report_day: what count_report says of each whole day. a to d are keys, m1 to m5 paise or counts';
create index report_rows_report on private.report_rows (report, day);
create index report_rows_day on private.report_rows (day);
alter table private.report_rows enable row level security;

create table private.report_days (
  day date primary key,
  built_at timestamptz not null default private.now()
);
comment on table private.report_days is 'The days of India whose rows stand in report_rows';
alter table private.report_days enable row level security;

create table private.report_changes (
  id bigint generated always as identity primary key,
  day date not null
);
comment on table private.report_changes is
  'Days of which something has changed since. Only added to, so that nobody waits: two changes of a day are two rows';
create index report_changes_day on private.report_changes (day);
alter table private.report_changes enable row level security;

create index invoices_issued_at on public.invoices (issued_at);
create index invoices_registered on public.invoices (issued_at) where data #>> '{buyer,gstin}' is not null;
create index invoices_large on public.invoices (order_id)
  where kind = 'invoice' and (data #>> '{totals,total}')::numeric > 100000;
create index payments_created_at on public.payments (created_at) where status = 'captured';
create index refunds_processed_at on public.refunds (processed_at) where status = 'processed';
create index order_events_cash on public.order_events (created_at) where type = 'cod_collected';
create index order_events_back on public.order_events (created_at) where to_status = 'RTO';

-- The day of India at a moment.
create function private.indian_day(p_at timestamptz) returns date
language sql immutable set search_path = '' as $$ select (p_at at time zone 'Asia/Kolkata')::date $$;

-- When a day of India begins.
create function private.start_of_day(p_day date) returns timestamptz
language sql immutable set search_path = '' as $$ select p_day::timestamp at time zone 'Asia/Kolkata' $$;

-- The section of GSTR-1 of a paper: b2b when the buyer has a GSTIN; b2cl for an invoice above ₹1,00,000 to another state, and
-- for the notes of one, which the return lists one by one; b2c for all others, which it sums up.
create function private.gst_section(p_paper public.invoices) returns text
language sql stable set search_path = '' as $$
  select case
    when p_paper.data #>> '{buyer,gstin}' is not null then 'b2b'
    when exists (
      select from public.invoices i
      where i.order_id = p_paper.order_id and i.kind = 'invoice'
        and (i.data #>> '{totals,total}')::numeric > 100000 and (i.data #>> '{totals,igst}')::numeric > 0
    ) then 'b2cl'
    else 'b2c'
  end
$$;

-- What a report holds of [p_from, p_to), from the orders, papers, payments and refunds themselves; in whole paise.
-- sales: n orders; list prices, discounts, delivery and fees, total, tax in it. products (a id): list prices, discounts, paid,
-- tax. coupons (a code): taken off, total. parcels (a pincode, b courier): n sent; pieces come back undelivered; value sent,
-- value come back, delivered, returned. tax (a b2b|b2cl|b2c and -note, b place, c HSN, d rate): taxable, CGST, SGST, IGST, total.
-- papers (a invoice|note|undelivered): n; taxable, tax, total. payments (a method, b gateway|cash|hand): n; received, fee, tax
-- in the fee, refunded, refunds.
create function private.count_report(p_report text, p_from timestamptz, p_to timestamptz) returns table (
  a text, b text, c text, d text, n bigint, pieces bigint, m1 bigint, m2 bigint, m3 bigint, m4 bigint, m5 bigint
)
language plpgsql stable set search_path = '' as $$
declare
  v_unsold text[] := array['Pending Payment', 'COD Review', 'Cancelled', 'RTO'];
begin
  if p_report = 'sales' then
    return query
      select '', '', '', '', count(*), coalesce(sum(i.pieces), 0)::bigint, (coalesce(sum(o.subtotal), 0) * 100)::bigint,
        (coalesce(sum(o.discount + o.coupon_discount), 0) * 100)::bigint,
        (coalesce(sum(o.shipping + o.cod_fee), 0) * 100)::bigint, (coalesce(sum(o.total), 0) * 100)::bigint,
        (coalesce(sum(i.tax + o.charges_cgst + o.charges_sgst + o.charges_igst), 0) * 100)::bigint
      from public.orders o
      cross join lateral (
        select sum(x.quantity) as pieces, sum(x.cgst + x.sgst + x.igst) as tax from public.order_items x where x.order_id = o.id
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
        coalesce(sum(l.quantity) filter (where l.item_id is not null), 0)::bigint,
        (sum(l.taxable) * 100)::bigint, (sum(l.cgst) * 100)::bigint, (sum(l.sgst) * 100)::bigint, (sum(l.igst) * 100)::bigint,
        (sum(l.total) * 100)::bigint
      from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (
        item_id bigint, hsn text, gst_rate numeric, quantity int, taxable numeric, cgst numeric, sgst numeric, igst numeric,
        total numeric
      )
      where v.issued_at >= p_from and v.issued_at < p_to
      group by 1, 2, 3, 4;
  elsif p_report = 'papers' then
    return query
      select case v.kind when 'invoice' then 'invoice' else 'note' end, '', '', '', count(*), sum(p.pieces)::bigint,
        (sum((v.data #>> '{totals,taxable}')::numeric) * 100)::bigint,
        (sum((v.data #>> '{totals,total}')::numeric - (v.data #>> '{totals,taxable}')::numeric) * 100)::bigint,
        (sum((v.data #>> '{totals,total}')::numeric) * 100)::bigint, 0::bigint, 0::bigint
      from public.invoices v
      cross join lateral (
        select coalesce(sum(l.quantity) filter (where l.item_id is not null), 0) as pieces
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

-- A report's rows of [p_from, p_to): stored ones for whole days of which nothing has changed, counted ones for the rest.
create function private.read_report(p_report text, p_from timestamptz, p_to timestamptz) returns table (
  day date, a text, b text, c text, d text, n bigint, pieces bigint, m1 bigint, m2 bigint, m3 bigint, m4 bigint, m5 bigint
)
language sql stable set search_path = '' as $$
  with days as materialized (
    select s.day::date as day, greatest(p_from, private.start_of_day(s.day::date)) as starts,
      least(p_to, private.start_of_day(s.day::date + 1)) as ends
    from generate_series(private.indian_day(p_from), private.indian_day(p_to - interval '1 microsecond'), interval '1 day') as s (day)
  ), stored as materialized (
    select d.day from days d join private.report_days k on k.day = d.day
    where d.starts = private.start_of_day(d.day) and d.ends = private.start_of_day(d.day + 1)
      and not exists (select from private.report_changes x where x.day = d.day)
  )
  select r.day, r.a, r.b, r.c, r.d, r.n, r.pieces, r.m1, r.m2, r.m3, r.m4, r.m5
  from private.report_rows r
  where r.report = p_report and r.day between private.indian_day(p_from) and private.indian_day(p_to)
    and r.day in (select day from stored)
  union all
  select d.day, l.* from days d cross join lateral private.count_report(p_report, d.starts, d.ends) as l
  where d.day not in (select day from stored)
$$;

-- A report of [p_from, p_to), at most two years: { total, days, rows, count }, sums in whole paise, in the columns that
-- count_report() explains. The rows are those of p_limit keys with the largest p_by; `categories` sums products by the category
-- that each has today, `pincodes` and `couriers` the parcels. PT400 for another name or a longer time.
create function private.report(p_report text, p_from timestamptz, p_to timestamptz, p_by text default 'm1', p_limit int default 1000)
returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '64MB' set jit = 'off' as $$
declare
  v_source text := case p_report when 'categories' then 'products' when 'pincodes' then 'parcels' when 'couriers' then 'parcels'
    else p_report end;
  v_answer jsonb;
begin
  perform private.require_permission('reports.read');
  if v_source not in ('sales', 'products', 'coupons', 'parcels', 'tax', 'papers', 'payments')
    or p_to <= p_from or p_to - p_from > interval '735 days' or p_by not in ('n', 'pieces', 'm1', 'm2', 'm3', 'm4', 'm5') then
    raise sqlstate 'PT400' using message = 'No such report', hint = 'no_report';
  end if;
  if v_source in ('tax', 'papers', 'payments') then
    perform private.require_permission('money.read');
  end if;
  with source as materialized (
    select * from private.read_report(v_source, p_from, p_to)
  ), keyed as (
    select case p_report when 'couriers' then s.b when 'categories' then coalesce(p.primary_category_id::text, '') else s.a end as a,
      case when v_source = 'parcels' then '' else s.b end as b, s.c, s.d,
      s.n, s.pieces, s.m1, s.m2, s.m3, s.m4, s.m5
    -- The cast stands in a case: a plan for all reports casts the keys of coupons too.
    from source s left join public.products p on p.id = case when p_report = 'categories' then s.a::bigint end
  ), grouped as materialized (
    select k.a, k.b, k.c, k.d, sum(k.n) as n, sum(k.pieces) as pieces, sum(k.m1) as m1, sum(k.m2) as m2, sum(k.m3) as m3,
      sum(k.m4) as m4, sum(k.m5) as m5
    from keyed k group by k.a, k.b, k.c, k.d
  ), chosen as (
    select g.* from grouped g
    order by case p_by when 'n' then n when 'pieces' then pieces when 'm1' then m1 when 'm2' then m2 when 'm3' then m3
      when 'm4' then m4 else m5 end desc, a, b, c, d
    limit least(p_limit, 100000)
  ), named as (
    select c.*, case p_report
      when 'products' then (select p.name from public.products p where p.id = c.a::bigint)
      when 'categories' then (select k.name from public.categories k where k.id = nullif(c.a, '')::bigint)
      else '' end as label
    from chosen c
  )
  select jsonb_build_object(
    'count', (select count(*) from grouped),
    'total', (
      select jsonb_build_array(coalesce(sum(n), 0), coalesce(sum(pieces), 0), coalesce(sum(m1), 0), coalesce(sum(m2), 0),
        coalesce(sum(m3), 0), coalesce(sum(m4), 0), coalesce(sum(m5), 0)) from grouped
    ),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', x.day, 'sums', jsonb_build_array(x.n, x.pieces, x.m1, x.m2, x.m3, x.m4, x.m5)) order by x.day)
      from (
        select s.day, sum(s.n) as n, sum(s.pieces) as pieces, sum(s.m1) as m1, sum(s.m2) as m2, sum(s.m3) as m3, sum(s.m4) as m4,
          sum(s.m5) as m5
        from source s group by s.day
      ) as x
    ), '[]'),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'key', jsonb_build_array(x.a, x.b, x.c, x.d), 'label', coalesce(x.label, ''),
        'sums', jsonb_build_array(x.n, x.pieces, x.m1, x.m2, x.m3, x.m4, x.m5)
      )) from named x
    ), '[]')
  ) into v_answer;
  return v_answer;
end $$;

create function public.report(p_report text, p_from timestamptz, p_to timestamptz, p_by text default 'm1', p_limit int default 1000)
returns jsonb
language sql stable set search_path = '' as $$ select private.report(p_report, p_from, p_to, p_by, p_limit) $$;

-- Invoices and credit notes of [p_from, p_to) that GSTR-1 lists one by one, see gst_section(): one row for each paper and
-- rate, in whole paise.
create function private.gst_papers(p_from timestamptz, p_to timestamptz) returns jsonb
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

create function public.gst_papers(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' as $$ select private.gst_papers(p_from, p_to) $$;

-- Stores what all reports hold of a day.
create function private.build_report_day(p_day date) returns void
language sql set search_path = '' as $$
  delete from private.report_rows where day = p_day;
  insert into private.report_rows (day, report, a, b, c, d, n, pieces, m1, m2, m3, m4, m5)
    select p_day, k.report, l.*
    from unnest(array['sales', 'products', 'coupons', 'parcels', 'tax', 'papers', 'payments']) as k (report)
    cross join lateral private.count_report(k.report, private.start_of_day(p_day), private.start_of_day(p_day + 1)) as l;
  insert into private.report_days (day) values (p_day) on conflict (day) do update set built_at = private.now();
$$;

-- Stores at most p_limit days that have no rows yet, or of which something has changed; returns how many. A day counts as over
-- an hour after its end, when nobody writes into it any more without a note. Two at once: the second does nothing.
create function public.refresh_reports(p_limit int default 31) returns int
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  v_last date := private.indian_day(private.now() - interval '1 hour') - 1;
  v_first date;
  v_days date[];
  v_day date;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_reports', 0)) then
    return 0;
  end if;
  v_first := private.indian_day(least(
    (select min(created_at) from public.orders), (select min(issued_at) from public.invoices),
    (select min(created_at) from public.payments where status = 'captured')
  ));
  v_days := array(
    select x.day from (
      select c.day from private.report_changes c where c.day <= v_last
      union
      select s.day::date from generate_series(v_first, v_last, interval '1 day') as s (day)
      where not exists (select from private.report_days k where k.day = s.day::date)
    ) as x order by x.day desc limit p_limit
  );
  -- What is noted from here on stays noted: the day is stored after its notes are gone.
  delete from private.report_changes where day = any (v_days);
  foreach v_day in array v_days loop
    perform private.build_report_day(v_day);
  end loop;
  return cardinality(v_days);
end $$;

-- Days whose stored rows differ from what the orders, papers, payments and refunds say: [{ day, report }]. Empty when all is well.
create function public.check_reports(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' set statement_timeout = '60s' as $$
  with days as (
    select k.day, r.report from private.report_days k
    cross join unnest(array['sales', 'products', 'coupons', 'parcels', 'tax', 'papers', 'payments']) as r (report)
    where k.day >= private.indian_day(p_from) and k.day < private.indian_day(p_to)
      and not exists (select from private.report_changes x where x.day = k.day)
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'report', d.report) order by d.day, d.report), '[]')
  from days d
  where (
    select jsonb_agg(to_jsonb(l) order by l.a, l.b, l.c, l.d)
    from private.count_report(d.report, private.start_of_day(d.day), private.start_of_day(d.day + 1)) as l
  ) is distinct from (
    select jsonb_agg(to_jsonb(r) - 'day' - 'report' order by r.a, r.b, r.c, r.d)
    from private.report_rows r where r.day = d.day and r.report = d.report
  )
$$;

-- Notes that a day has changed. Today is never stored, so it needs no note.
create function private.note_report_day(p_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.report_changes (day)
  select private.indian_day(p_at) where private.indian_day(p_at) < private.indian_day(private.now())
$$;

-- For an order, payment or refund: the moments by which reports count it are named by the trigger.
create function private.note_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.note_report_day((to_jsonb(old) ->> tg_argv[0])::timestamptz);
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_report_day((to_jsonb(new) ->> tg_argv[0])::timestamptz);
  end if;
  return null;
end $$;

-- For rows of an order: its day has changed.
create function private.note_report_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_report_day(o.created_at) from public.orders o
    where o.id = case tg_op when 'DELETE' then old.order_id else new.order_id end;
  return null;
end $$;

create function private.grants_of_reports() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.report(text, timestamptz, timestamptz, text, int), private.report(text, timestamptz, timestamptz, text, int),
    public.gst_papers(timestamptz, timestamptz), private.gst_papers(timestamptz, timestamptz)
    to authenticated;
$$;

create trigger orders_report_made after insert or delete on public.orders
  for each row execute function private.note_report_change('created_at');
create trigger orders_report_changed after update on public.orders
  for each row when (
    (old.status, old.payment_method, old.created_at, old.subtotal, old.discount, old.coupon_discount, old.shipping, old.cod_fee,
      old.total, old.charges_cgst, old.charges_sgst, old.charges_igst, old.coupon_code, old.courier, old.shipping_address)
    is distinct from
    (new.status, new.payment_method, new.created_at, new.subtotal, new.discount, new.coupon_discount, new.shipping, new.cod_fee,
      new.total, new.charges_cgst, new.charges_sgst, new.charges_igst, new.coupon_code, new.courier, new.shipping_address)
  )
  execute function private.note_report_change('created_at');
create trigger order_items_report after insert or update or delete on public.order_items
  for each row execute function private.note_report_order();
create trigger return_requests_report after insert or update of status or delete on public.return_requests
  for each row execute function private.note_report_order();
create trigger payments_report after insert or update or delete on public.payments
  for each row execute function private.note_report_change('created_at');
create trigger refunds_report after insert or update or delete on public.refunds
  for each row execute function private.note_report_change('processed_at');
