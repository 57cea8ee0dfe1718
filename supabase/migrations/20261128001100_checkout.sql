-- Placing an order: one key, one basket, one order; who may use which offer. Unproven orders reserve little and count
-- against no one.
create type private.order_line as (
  variant_id bigint, quantity int, list_price numeric, unit_price numeric, coupon_discount numeric, hsn text,
  gst_rate numeric, taxable numeric, cgst numeric, sgst numeric, igst numeric
);

create table public.idempotency_keys (
  key text primary key check (char_length(key) between 8 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default private.now()
);
create index idempotency_keys_created_at on public.idempotency_keys (created_at);
alter table public.idempotency_keys enable row level security;

create table public.coupon_redemptions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  coupon_id bigint not null references public.coupons (id),
  created_at timestamptz not null default private.now(),
  released_at timestamptz
);
comment on table public.coupon_redemptions is 'Released (released_at) when its order is cancelled; kept when the order is returned';
create index coupon_redemptions_coupon_id on public.coupon_redemptions (coupon_id, created_at desc);
alter table public.coupon_redemptions enable row level security;

create table private.cod_codes (
  order_id uuid primary key references public.orders (id) on delete cascade,
  code_hash text not null,
  attempts int not null default 0,
  sent int not null default 1,
  sent_at timestamptz not null default private.now()
);
comment on table private.cod_codes is 'The code sent to the phone of an order; ten minutes, five tries, five sends';
alter table private.cod_codes enable row level security;

create table private.unproven_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  visitor text not null check (char_length(visitor) = 64),
  phone text not null,
  email_key text not null,
  placed_at timestamptz not null default private.clock_timestamp()
);
comment on table private.unproven_orders is
  'Orders of the last day without a payment or a confirmed code, also cancelled ones; the row is deleted when its order is proven. visitor is a keyed hash';
create index unproven_orders_visitor on private.unproven_orders (visitor, placed_at);
create index unproven_orders_phone on private.unproven_orders (phone, placed_at);
create index unproven_orders_email_key on private.unproven_orders (email_key, placed_at);
create index unproven_orders_placed_at on private.unproven_orders (placed_at);
alter table private.unproven_orders enable row level security;

create policy coupon_redemptions_select_staff on public.coupon_redemptions for select to authenticated
  using ((select private.may('offers.read')));
