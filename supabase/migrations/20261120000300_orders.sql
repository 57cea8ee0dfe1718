-- Orders, payments, and what makes their writes safe: idempotency keys, webhook log, outbox.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_id text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 160),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^\+[1-9][0-9]{9,14}$'),
  status text not null check (status in (
    'Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered', 'Completed',
    'Return Requested', 'Returned', 'RTO', 'Cancelled'
  )),
  payment_method text not null check (payment_method in ('cod', 'razorpay')),
  payment_status text not null check (payment_status in (
    'created', 'attempted_failed', 'authorized', 'captured', 'cod_due', 'cod_collected'
  )),
  currency text not null default 'INR' check (currency = 'INR'),
  subtotal numeric(12, 2) not null check (subtotal >= 0),
  discount numeric(12, 2) not null default 0 check (discount >= 0 and discount <= subtotal),
  shipping numeric(12, 2) not null default 0 check (shipping >= 0),
  total numeric(12, 2) not null,
  shipping_address jsonb not null check (
    shipping_address ?& array['line1', 'pincode', 'city', 'state']
  ),
  gateway_order_id text unique,
  paid_by text,
  replaced_by uuid references public.orders (id),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_total_adds_up check (total = subtotal - discount + shipping),
  constraint orders_unpaid_expires check (status <> 'Pending Payment' or expires_at is not null)
);
comment on column public.orders.order_id is 'The number people see; unguessable';
comment on column public.orders.paid_by is 'The one payment that pays this order; any other capture is refunded';
comment on column public.orders.replaced_by is
  'Given up unpaid for another order of the same basket; of such a pair only one is ever confirmed';
create index orders_replaced_by on public.orders (replaced_by) where replaced_by is not null;
create index orders_newest on public.orders (created_at desc, id desc);
create index orders_user_id on public.orders (user_id, created_at desc);
create index orders_email on public.orders (lower(email), created_at desc);
create index orders_status on public.orders (status, created_at desc);
create index orders_unpaid on public.orders (expires_at) where status = 'Pending Payment';
create trigger orders_touch before update on public.orders
  for each row execute function private.touch_updated_at();

alter table public.stock_moves
  add constraint stock_moves_order_id_fkey foreign key (order_id) references public.orders (id);

create table public.order_items (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint not null references public.products (id),
  variant_id bigint not null references public.product_variants (id),
  title text not null,
  size text not null,
  color text not null,
  color_name text not null,
  sku text not null,
  image_url text,
  quantity int not null check (quantity between 1 and 10),
  list_price numeric(12, 2) not null check (list_price >= 0),
  unit_price numeric(12, 2) not null check (unit_price between 0 and list_price),
  line_total numeric(12, 2) not null,
  constraint order_items_line_adds_up check (line_total = unit_price * quantity),
  unique (order_id, variant_id)
);
comment on table public.order_items is 'What was bought, as it was then: later edits of the product change nothing here';
create index order_items_product_id on public.order_items (product_id);
create index order_items_variant_id on public.order_items (variant_id);

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  type text not null,
  from_status text,
  to_status text,
  actor text not null,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index order_events_order_id on public.order_events (order_id, id);

create table public.payments (
  payment_id text primary key,
  order_id uuid not null references public.orders (id),
  amount numeric(12, 2) not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('failed', 'authorized', 'captured')),
  rank int not null generated always as (
    case status when 'failed' then 1 when 'authorized' then 2 else 3 end
  ) stored,
  method text,
  refund_reason text check (refund_reason in ('amount_mismatch', 'second_capture', 'stock_gone', 'not_expected')),
  raw jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.payments.refund_reason is 'Money received that pays no order and must go back';
create index payments_order_id on public.payments (order_id);
create index payments_to_refund on public.payments (created_at) where refund_reason is not null;
create trigger payments_touch before update on public.payments
  for each row execute function private.touch_updated_at();

create table public.webhook_events (
  event_id text primary key,
  type text not null,
  body_hash text not null,
  raw jsonb not null,
  result jsonb,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);
create index webhook_events_unapplied on public.webhook_events (received_at) where applied_at is null;

create table public.idempotency_keys (
  key text primary key check (char_length(key) between 8 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created_at on public.idempotency_keys (created_at);

create table public.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  aggregate text not null,
  payload jsonb not null default '{}',
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  unique (topic, aggregate)
);
create index outbox_due on public.outbox (next_at) where sent_at is null and dead_at is null;
