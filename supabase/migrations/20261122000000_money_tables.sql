-- What the money side of an order stands on: coupons, delivery zones, GST, refunds, returns, invoices, unmatched money.
-- Money is rupees, numeric(12, 2). The rules are computed in lib/pricing; here stands what must hold.

-- Coupons --------------------------------------------------------------------------------------------------------
create table public.coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  description text not null default '' check (char_length(description) <= 200),
  kind text not null check (kind in ('percent', 'fixed', 'free_shipping', 'free_item')),
  value numeric(12, 2) not null default 0 check (value >= 0),
  max_discount numeric(12, 2) check (max_discount > 0),
  min_goods numeric(12, 2) not null default 0 check (min_goods >= 0),
  min_pieces int not null default 1 check (min_pieces between 1 and 100),
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  max_uses int check (max_uses > 0),
  max_uses_per_customer int check (max_uses_per_customer > 0),
  used int not null default 0 check (used >= 0),
  is_first_order_only boolean not null default false,
  is_prepaid_only boolean not null default false,
  is_automatic boolean not null default false,
  is_active boolean not null default true,
  category_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coupons_within_uses check (max_uses is null or used <= max_uses),
  constraint coupons_value_fits check (
    case kind when 'percent' then value > 0 and value <= 100 when 'fixed' then value > 0 else value = 0 end
  )
);
comment on column public.coupons.value is 'percent: per cent off; fixed: rupees off; otherwise 0';
comment on column public.coupons.min_goods is 'Rupees of goods, after the shop-wide discount, that it needs';
comment on column public.coupons.min_pieces is 'Of the pieces it is for; free_item makes the cheapest of them free';
comment on column public.coupons.is_automatic is 'Found and applied by itself when it is the best offer; its code works as well';
comment on column public.coupons.product_ids is 'With category_ids: the pieces it is for. Both empty: all';
create index coupons_automatic on public.coupons (id) where is_automatic and is_active;
create index coupons_newest on public.coupons (created_at desc, id desc);
create trigger coupons_touch before update on public.coupons
  for each row when (old.used is not distinct from new.used) execute function private.touch_updated_at();

create table public.coupon_redemptions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  coupon_id bigint not null references public.coupons (id),
  created_at timestamptz not null default now(),
  released_at timestamptz
);
comment on table public.coupon_redemptions is 'Given back (released_at) when its order is cancelled; kept when the order is returned';
create index coupon_redemptions_coupon_id on public.coupon_redemptions (coupon_id, created_at desc);

-- Delivery -------------------------------------------------------------------------------------------------------
create table public.shipping_zones (
  zone text primary key check (zone ~ '^[a-z][a-z0-9-]{1,29}$'),
  name text not null,
  fee numeric(12, 2) not null check (fee >= 0),
  free_over numeric(12, 2) check (free_over > 0)
);
comment on table public.shipping_zones is
  'Where delivery costs something else than product_settings shipping_fee and free_shipping_over say; free_over null: never free';
alter table public.pincodes add column zone text references public.shipping_zones (zone);
create index pincodes_zone on public.pincodes (zone) where zone is not null;

-- GST ------------------------------------------------------------------------------------------------------------
create table public.gst_rates (
  hsn_prefix text not null check (hsn_prefix ~ '^[0-9]{0,8}$'),
  starts_on date not null,
  above numeric(12, 2) not null default 0 check (above >= 0),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (hsn_prefix, starts_on, above)
);
comment on table public.gst_rates is
  'The longest prefix of the HSN counts, of it the newest start, of that the highest "above" that one piece after discount exceeds';
insert into public.gst_rates (hsn_prefix, starts_on, above, percent) values
  ('', '2017-07-01', 0, 18),
  ('61', '2017-07-01', 0, 5), ('61', '2017-07-01', 1000, 12),
  ('61', '2025-09-22', 0, 5), ('61', '2025-09-22', 2500, 18);
alter table public.products add column hsn text not null default '6109' check (hsn ~ '^[0-9]{4,8}$');

-- Orders ---------------------------------------------------------------------------------------------------------
alter table public.orders
  drop constraint orders_payment_method_check,
  drop constraint orders_payment_status_check,
  drop constraint orders_total_adds_up,
  drop constraint orders_unpaid_expires,
  add column coupon_id bigint references public.coupons (id),
  add column coupon_code text,
  add column coupon_discount numeric(12, 2) not null default 0 check (coupon_discount >= 0),
  add column cod_fee numeric(12, 2) not null default 0 check (cod_fee >= 0),
  add column charges_gst_rate numeric(5, 2) not null default 0,
  add column charges_taxable numeric(12, 2) not null default 0,
  add column charges_cgst numeric(12, 2) not null default 0,
  add column charges_sgst numeric(12, 2) not null default 0,
  add column charges_igst numeric(12, 2) not null default 0,
  add column gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  add column business_name text check (char_length(business_name) between 2 and 160),
  add column note text not null default '' check (char_length(note) <= 500),
  add column exchange_of uuid references public.orders (id),
  add column disputed_at timestamptz,
  add column courier text check (char_length(courier) <= 80),
  add column tracking_number text check (char_length(tracking_number) <= 80),
  add column delivered_at timestamptz,
  add constraint orders_payment_method_check check (payment_method in ('cod', 'razorpay', 'none')),
  add constraint orders_payment_status_check check (payment_status in (
    'created', 'attempted_failed', 'authorized', 'captured', 'cod_due', 'cod_collected', 'not_due',
    'partially_refunded', 'refunded'
  )),
  add constraint orders_total_adds_up check (total = subtotal - discount - coupon_discount + shipping + cod_fee),
  add constraint orders_total_not_negative check (total >= 0),
  add constraint orders_charges_tax_adds_up check (
    charges_cgst = charges_sgst and charges_cgst * charges_igst = 0 and charges_cgst >= 0 and charges_igst >= 0
  ),
  add constraint orders_nothing_to_pay check ((payment_method = 'none') <= (total = 0)),
  add constraint orders_open_expires check (status not in ('Pending Payment', 'COD Review') or expires_at is not null);
comment on column public.orders.exchange_of is 'Sent for pieces of this other order, which come back; costs nothing';
comment on column public.orders.disputed_at is 'The bank asks for the money back: nothing is sent while this is set';
comment on column public.orders.charges_taxable is 'Of shipping and cod_fee together; zero where their GST was not worked out';
create index orders_exchange_of on public.orders (exchange_of) where exchange_of is not null;
create index orders_coupon_id on public.orders (coupon_id) where coupon_id is not null;
create index orders_phone_cod on public.orders (phone, status) where payment_method = 'cod';
create index orders_delivered on public.orders (delivered_at) where status = 'Delivered';
drop index public.orders_unpaid;
create index orders_expiring on public.orders (expires_at) where status in ('Pending Payment', 'COD Review');

alter table public.order_items
  add column coupon_discount numeric(12, 2) not null default 0 check (coupon_discount between 0 and line_total),
  add column hsn text not null default '6109',
  add column gst_rate numeric(5, 2) not null default 0,
  add column taxable numeric(12, 2) not null default 0,
  add column cgst numeric(12, 2) not null default 0,
  add column sgst numeric(12, 2) not null default 0,
  add column igst numeric(12, 2) not null default 0,
  add constraint order_items_tax_adds_up check (
    cgst = sgst and cgst * igst = 0 and cgst >= 0 and igst >= 0
    and (taxable = 0 or taxable + cgst + sgst + igst = line_total - coupon_discount)
  );
comment on column public.order_items.coupon_discount is 'The share of the order''s coupon that falls on this line';

-- Refunds --------------------------------------------------------------------------------------------------------
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  payment_id text references public.payments (payment_id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null check (reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'cancelled', 'returned', 'goodwill'
  )),
  method text not null check (method in ('source', 'upi')),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'),
  status text not null default 'requested' check (status in ('requested', 'pending', 'processed', 'failed')),
  gateway_refund_id text unique,
  requested_by text not null,
  note text not null default '' check (char_length(note) <= 500),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  processed_at timestamptz,
  constraint refunds_way_back check (case method when 'source' then payment_id is not null else upi_id is not null end)
);
comment on table public.refunds is 'Money that goes back. The id is the gateway''s idempotency key; UPI ones are paid by hand';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_due on public.refunds (next_at) where status = 'requested' and method = 'source';
create index refunds_open on public.refunds (created_at) where status in ('requested', 'pending', 'failed');
create trigger refunds_touch before update on public.refunds
  for each row execute function private.touch_updated_at();

alter table public.payments drop constraint payments_refund_reason_check,
  add constraint payments_refund_reason_check check (refund_reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected'
  ));

-- Returns and exchanges ------------------------------------------------------------------------------------------
create table public.return_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('return', 'exchange')),
  status text not null default 'Requested' check (status in ('Requested', 'Received', 'Rejected')),
  reason text not null check (char_length(reason) between 3 and 500),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'),
  exchange_order_id uuid unique references public.orders (id),
  refund_id uuid unique references public.refunds (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint return_requests_exchange check ((kind = 'exchange') = (exchange_order_id is not null))
);
create unique index return_requests_one_open on public.return_requests (order_id) where status = 'Requested';
create index return_requests_order_id on public.return_requests (order_id);
create trigger return_requests_touch before update on public.return_requests
  for each row execute function private.touch_updated_at();

create table public.return_items (
  return_id uuid not null references public.return_requests (id) on delete cascade,
  order_item_id bigint not null references public.order_items (id),
  quantity int not null check (quantity between 1 and 10),
  exchange_variant_id bigint references public.product_variants (id),
  is_restocked boolean,
  primary key (return_id, order_item_id)
);
create index return_items_order_item_id on public.return_items (order_item_id);
create index return_items_exchange_variant_id on public.return_items (exchange_variant_id)
  where exchange_variant_id is not null;

-- Paper ----------------------------------------------------------------------------------------------------------
create table private.invoice_counters (
  kind text not null,
  financial_year text not null,
  last_serial int not null,
  primary key (kind, financial_year)
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  financial_year text not null check (financial_year ~ '^20[0-9]{2}-[0-9]{2}$'),
  serial int not null check (serial > 0),
  refund_id uuid unique references public.refunds (id),
  data jsonb not null,
  issued_at timestamptz not null default now(),
  unique (kind, financial_year, serial),
  constraint invoices_credit_note_of_refund check ((kind = 'credit_note') = (refund_id is not null))
);
comment on table public.invoices is 'As issued: data is what the paper says, never changed. Serials have no gaps within a kind and year';
comment on column public.invoices.financial_year is '2026-27: 1 April to 31 March, Indian time';
create unique index invoices_one_per_order on public.invoices (order_id) where kind = 'invoice';
create index invoices_order_id on public.invoices (order_id);
create trigger invoices_stay before update or delete on public.invoices
  for each row execute function private.refuse_change();

-- Money that matches no order ------------------------------------------------------------------------------------
create table public.reconciliation_breaks (
  id bigint generated always as identity primary key,
  reason text not null check (reason in (
    'unknown_order', 'event_id_reused', 'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected',
    'refund_failed', 'disputed'
  )),
  payment_id text not null,
  gateway_order_id text,
  order_id uuid references public.orders (id),
  amount numeric(12, 2),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text,
  unique (reason, payment_id)
);
create index reconciliation_breaks_open on public.reconciliation_breaks (created_at desc) where resolved_at is null;
create index reconciliation_breaks_order_id on public.reconciliation_breaks (order_id);

-- Who may see it -------------------------------------------------------------------------------------------------
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'coupons', 'coupon_redemptions', 'shipping_zones', 'gst_rates', 'refunds', 'return_requests', 'return_items', 'invoices',
    'reconciliation_breaks'
  ] loop
    execute format('alter table public.%I enable row level security', v_table);
  end loop;
  alter table private.invoice_counters enable row level security;

  foreach v_table in array array['coupons', 'shipping_zones', 'gst_rates'] loop
    execute format(
      'create policy %1$s_all_admin on public.%1$I for all to authenticated
        using ((select private.is_admin())) with check ((select private.is_admin()))', v_table);
  end loop;
  foreach v_table in array array[
    'coupon_redemptions', 'refunds', 'return_requests', 'return_items', 'invoices', 'reconciliation_breaks'
  ] loop
    execute format(
      'create policy %1$s_select_admin on public.%1$I for select to authenticated
        using ((select private.is_admin()))', v_table);
  end loop;
end $$;
create policy shipping_zones_select_public on public.shipping_zones for select to anon, authenticated using (true);
create policy gst_rates_select_public on public.gst_rates for select to anon, authenticated using (true);

create function private.grants_of_money() returns void
language sql set search_path = '' as $$
  grant select on public.shipping_zones, public.gst_rates to anon, authenticated;
  grant insert, update, delete on public.coupons, public.shipping_zones, public.gst_rates to authenticated;
  grant select on
    public.coupons, public.coupon_redemptions, public.refunds, public.return_requests, public.return_items,
    public.invoices, public.reconciliation_breaks
    to authenticated;
  revoke update, delete, truncate on public.invoices from service_role;
$$;

select private.apply_grants();
