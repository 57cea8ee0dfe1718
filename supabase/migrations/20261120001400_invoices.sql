-- Tax invoices and credit notes, as issued.

create table private.invoice_counters (
  kind text not null,
  financial_year text not null,
  last_serial int not null,
  primary key (kind, financial_year)
);
alter table private.invoice_counters enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  financial_year text not null check (financial_year ~ '^20[0-9]{2}-[0-9]{2}$'),
  serial int not null check (serial > 0),
  refund_id uuid unique references public.refunds (id),
  data jsonb not null,
  issued_at timestamptz not null default private.now(),
  unique (kind, financial_year, serial),
  constraint invoices_refund_has_credit_note check (refund_id is null or kind = 'credit_note')
);
comment on table public.invoices is 'As issued: data is the printed content and never changes. Serials have no gaps within a kind and year';
comment on column public.invoices.financial_year is '2026-27: 1 April to 31 March, Indian time';
create unique index invoices_one_per_order on public.invoices (order_id) where kind = 'invoice';
create index invoices_order_id on public.invoices (order_id);
-- A cash-on-delivery parcel that comes back undelivered had an invoice: a credit note cancels all of it. Nothing was paid,
-- so no refund asks for the note.
create unique index invoices_one_undelivered_per_order on public.invoices (order_id)
  where kind = 'credit_note' and refund_id is null;
alter table public.invoices enable row level security;

-- Splits p_amount over the invoice lines, in proportion to what earlier credit notes left of each: whole paise by the
-- largest remainder, tax at the line's own rate, so that credit notes for the full amount add up to the invoice exactly. A
-- return takes from the returned lines, an undelivered parcel from the goods, as far as these cover the amount.
create function private.credit_lines(p_invoice public.invoices, p_refund_id uuid, p_amount numeric) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Pieces per line; null when the number is unknown.
  v_pieces jsonb := coalesce((
    select jsonb_object_agg(back.item_id, back.quantity)
    from (
      select p.item_id, case when bool_and(p.quantity is not null) then sum(p.quantity) end as quantity
      from public.return_requests q, private.paid_pieces_of(q.id) as p
      where q.refund_id = p_refund_id group by p.item_id
      union all
      select i.id, i.quantity from public.order_items i join public.refunds r on r.order_id = i.order_id
      where r.id = p_refund_id and r.reason = 'undelivered'
    ) as back
  ), '{}');
  v_returned bigint[] := array(select jsonb_object_keys(v_pieces)::bigint);
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
    select * from remaining where total > 0 and (
      item_id = any (v_returned)
      or p_amount > (select coalesce(sum(total), 0) from remaining where item_id = any (v_returned))
    )
  ), shared as (
    select *, total * 100 * p_amount / (sum(total) over ()) as exact from creditable
  ), ranked as (
    select *, row_number() over (order by exact - floor(exact) desc, item_id) as rank,
      p_amount * 100 - sum(floor(exact)) over () as spare
    from shared
  ), given as (
    select *, (floor(exact) + case when rank <= spare then 1 else 0 end) / 100 as part from ranked
  ), taxed as (
    select item_id, title, size, color, hsn, gst_rate, part as total, coalesce(
        (v_pieces ->> item_id::text)::int, case when part = whole then quantity end
      ) as quantity,
      round(cgst * part / total, 2) as cgst, round(sgst * part / total, 2) as sgst, round(igst * part / total, 2) as igst
    from given where part > 0
  )
  select jsonb_agg(
    to_jsonb(taxed) || jsonb_build_object('taxable', total - cgst - sgst - igst) order by item_id nulls last
  ) into v_lines from taxed;
  return v_lines;
end $$;

-- A refund never fails because of its credit note: a refund that needs none gets none.
create function private.credit_processed_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform public.issue_credit_note(new.id);
  return null;
exception when sqlstate 'PT409' then
  return null;
end $$;

-- Runs in the transaction that moves the order and holds its lock.
create function private.credit_undelivered_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_invoice public.invoices;
  v_left numeric;
begin
  select * into v_invoice from public.invoices where order_id = new.id and kind = 'invoice';
  v_left := private.left_of_invoice(v_invoice);
  if v_left > 0 then
    perform private.issue_note_of_invoice(v_invoice, null, v_left, 'undelivered');
  end if;
  return null;
end $$;

-- '2026-27': 1 April to 31 March in Indian time.
create function private.financial_year(p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select starts::text || '-' || lpad(((starts + 1) % 100)::text, 2, '0')
  from (select extract(year from (p_at at time zone 'Asia/Kolkata') - interval '3 months')::int as starts) as year
$$;

create function private.grants_of_money() returns void
language sql set search_path = '' as $$
  grant select on public.shipping_zones, public.gst_rates to anon, authenticated;
  grant insert, update, delete on public.gst_rates to authenticated;
  grant insert, update on public.shipping_zones to authenticated;
  grant select on
    public.coupons, public.coupon_redemptions, public.refunds, public.return_requests, public.return_items,
    public.invoices, public.reconciliation_breaks, public.disputes
    to authenticated;
  revoke update, delete, truncate on public.invoices from service_role;
$$;

-- The two-digit GST code of a state, by the names of lib/addresses/states.ts; null for an unknown name.
create function private.gst_state_code(p_state text) returns text
language sql immutable set search_path = '' as $$
  select code from (values
    ('Jammu and Kashmir', '01'), ('Himachal Pradesh', '02'), ('Punjab', '03'), ('Chandigarh', '04'), ('Uttarakhand', '05'),
    ('Haryana', '06'), ('Delhi', '07'), ('Rajasthan', '08'), ('Uttar Pradesh', '09'), ('Bihar', '10'), ('Sikkim', '11'),
    ('Arunachal Pradesh', '12'), ('Nagaland', '13'), ('Manipur', '14'), ('Mizoram', '15'), ('Tripura', '16'),
    ('Meghalaya', '17'), ('Assam', '18'), ('West Bengal', '19'), ('Jharkhand', '20'), ('Odisha', '21'),
    ('Chhattisgarh', '22'), ('Madhya Pradesh', '23'), ('Gujarat', '24'),
    ('Dadra and Nagar Haveli and Daman and Diu', '26'), ('Maharashtra', '27'), ('Karnataka', '29'), ('Goa', '30'),
    ('Lakshadweep', '31'), ('Kerala', '32'), ('Tamil Nadu', '33'), ('Puducherry', '34'),
    ('Andaman and Nicobar Islands', '35'), ('Telangana', '36'), ('Andhra Pradesh', '37'), ('Ladakh', '38')
  ) as known (state, code) where state = p_state
$$;

-- Everything that the invoice prints, from the current data.
create function private.invoice_data(p_order public.orders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_site jsonb := (select coalesce(jsonb_object_agg(key, trim(value)), '{}') from public.site_settings);
  v_state text := (select trim(setting_value) from public.product_settings where setting_key = 'shop_state' and is_enabled);
  v_place text := p_order.shipping_address ->> 'state';
  v_lines jsonb := private.invoice_lines(p_order);
begin
  return jsonb_build_object(
    'seller', jsonb_build_object(
      'shop_name', coalesce(v_site ->> 'shop_name', ''), 'name', coalesce(v_site ->> 'company_name', ''),
      'address', coalesce(v_site ->> 'company_address', ''), 'phone', coalesce(v_site ->> 'company_phone', ''),
      'email', coalesce(v_site ->> 'company_email', ''), 'gstin', nullif(v_site ->> 'company_gstin', ''),
      'state', v_state, 'state_code', private.gst_state_code(v_state)
    ),
    'buyer', jsonb_build_object(
      'name', p_order.name, 'business_name', p_order.business_name, 'gstin', p_order.gstin, 'phone', p_order.phone,
      'address', p_order.shipping_address
    ),
    'place_of_supply', jsonb_build_object('state', v_place, 'state_code', private.gst_state_code(v_place)),
    'order', jsonb_build_object(
      'order_id', p_order.order_id, 'placed_at', p_order.created_at, 'payment_method', p_order.payment_method,
      'coupon_code', p_order.coupon_code
    ),
    'lines', v_lines, 'totals', private.paper_totals(v_lines)
  );
end $$;

-- Goods in the order of the order's lines, then delivery and the COD fee in one line: GST taxes them as part of the goods.
-- Orders without a computed GST have no taxable value; the price is used.
create function private.invoice_lines(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(line) order by item_id nulls last), '[]')
  from (
    select id as item_id, title, size, color_name as color, sku, hsn, quantity, list_price,
      (list_price - unit_price) * quantity + coupon_discount as discount, gst_rate,
      case when taxable = 0 then line_total - coupon_discount else taxable end as taxable, cgst, sgst, igst,
      line_total - coupon_discount as total
    from public.order_items where order_id = p_order.id
    union all
    select null,
      case when p_order.cod_fee = 0 then 'Delivery' when p_order.shipping = 0 then 'Cash on delivery fee'
        else 'Delivery and cash on delivery fee' end,
      null, null, null,
      (select hsn from public.order_items where order_id = p_order.id order by gst_rate desc, id limit 1),
      1, p_order.shipping + p_order.cod_fee, 0, p_order.charges_gst_rate,
      case when p_order.charges_taxable = 0 then p_order.shipping + p_order.cod_fee else p_order.charges_taxable end,
      p_order.charges_cgst, p_order.charges_sgst, p_order.charges_igst, p_order.shipping + p_order.cod_fee
    where p_order.shipping + p_order.cod_fee > 0
  ) as line
$$;

create function private.invoice_packed_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform public.issue_invoice(new.id);
  return null;
end $$;

-- The refund's only credit note, issued when there is none. PT409 with hint not_processed; no_invoice; not_of_the_order:
-- the refunded money never paid for the goods; nothing_left: earlier credit notes cover the whole invoice.
create function public.issue_credit_note(p_refund_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
  v_invoice public.invoices;
  v_note public.invoices;
  v_amount numeric;
begin
  select * into v_refund from public.refunds where id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  -- Credit notes of one order are written one after another: each builds on the earlier ones.
  perform 1 from public.orders where id = v_refund.order_id for update;
  select * into v_note from public.invoices where refund_id = p_refund_id;
  if found then
    return v_note;
  end if;
  select * into v_invoice from public.invoices where order_id = v_refund.order_id and kind = 'invoice';
  v_amount := least(v_refund.amount, private.left_of_invoice(v_invoice));
  if v_refund.status <> 'processed' then
    raise sqlstate 'PT409' using message = 'The refund is not processed yet', hint = 'not_processed';
  elsif v_invoice.id is null then
    raise sqlstate 'PT409' using message = 'The order has no invoice', hint = 'no_invoice';
  elsif v_refund.reason not in ('cancelled', 'returned', 'goodwill', 'undelivered') then
    raise sqlstate 'PT409' using message = 'This money did not pay for the order', hint = 'not_of_the_order';
  elsif v_amount <= 0 then
    raise sqlstate 'PT409' using message = 'The whole invoice is credited already', hint = 'nothing_left';
  end if;
  return private.issue_note_of_invoice(v_invoice, p_refund_id, v_amount, v_refund.reason);
end $$;

-- The order's only invoice, issued when there is none. PT409 with hint not_confirmed | cancelled | exchange: an exchange
-- order is no supply of its own and gets no invoice.
create function public.issue_invoice(p_order_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_invoice public.invoices;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  select * into v_invoice from public.invoices where order_id = p_order_id and kind = 'invoice';
  if found then
    return v_invoice;
  end if;
  if v_order.status = 'Cancelled' then
    raise sqlstate 'PT409' using message = 'A cancelled order gets no invoice', hint = 'cancelled';
  elsif v_order.status in ('Pending Payment', 'COD Review')
    or (v_order.payment_method = 'online' and v_order.paid_by is null) then
    raise sqlstate 'PT409' using message = 'An invoice needs a confirmed order', hint = 'not_confirmed';
  elsif v_order.exchange_of is not null then
    raise sqlstate 'PT409' using message = 'An exchange order gets no invoice', hint = 'exchange';
  end if;
  return private.issue_paper('invoice', p_order_id, null, private.invoice_data(v_order));
end $$;

create function private.issue_note_of_invoice(
  p_invoice public.invoices, p_refund_id uuid, p_amount numeric, p_reason text
) returns public.invoices
language plpgsql set search_path = '' as $$
declare
  v_lines jsonb := private.credit_lines(p_invoice, p_refund_id, p_amount);
begin
  return private.issue_paper('credit_note', p_invoice.order_id, p_refund_id,
    (p_invoice.data - 'lines' - 'totals') || jsonb_build_object(
      'invoice', jsonb_build_object('number', p_invoice.number, 'issued_at', p_invoice.issued_at),
      'reason', p_reason, 'lines', v_lines, 'totals', private.paper_totals(v_lines)
    ));
end $$;

-- Numbers are KP2627-000001 and CN2627-000001: GST allows 16 letters, digits, dashes and slashes.
create function private.issue_paper(p_kind text, p_order_id uuid, p_refund_id uuid, p_data jsonb) returns public.invoices
language plpgsql set search_path = '' as $$
declare
  v_year text := private.financial_year(private.now());
  v_serial int;
  v_paper public.invoices;
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
    returning * into v_paper;
  return v_paper;
end $$;

-- What earlier credit notes left of an invoice. The caller holds the order's lock.
create function private.left_of_invoice(p_invoice public.invoices) returns numeric
language sql stable set search_path = '' as $$
  select (p_invoice.data #>> '{totals,total}')::numeric - coalesce(sum((data #>> '{totals,total}')::numeric), 0)
  from public.invoices where order_id = p_invoice.order_id and kind = 'credit_note'
$$;

create function private.paper_totals(p_lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'discount', coalesce(sum(discount), 0), 'taxable', coalesce(sum(taxable), 0), 'cgst', coalesce(sum(cgst), 0),
    'sgst', coalesce(sum(sgst), 0), 'igst', coalesce(sum(igst), 0), 'total', coalesce(sum(total), 0)
  )
  from jsonb_to_recordset(p_lines) as l (
    discount numeric, taxable numeric, cgst numeric, sgst numeric, igst numeric, total numeric
  )
$$;

create trigger invoices_stay before update or delete on public.invoices
  for each row execute function private.refuse_change();

create trigger orders_invoice_packed after update of status on public.orders
  for each row when (new.status = 'Packed' and old.status <> 'Packed' and new.exchange_of is null)
  execute function private.invoice_packed_order();
create trigger orders_credit_undelivered after update of status on public.orders
  for each row when (new.status = 'RTO' and old.status <> 'RTO' and new.payment_status = 'cod_due')
  execute function private.credit_undelivered_order();

create trigger refunds_credit_processed after update of status on public.refunds
  for each row when (new.status = 'processed' and old.status <> 'processed')
  execute function private.credit_processed_refund();

create policy invoices_select_staff on public.invoices for select to authenticated
  using ((select private.may('orders.read')));
