-- Group orders: one design with a name and number for each person, who pays for their own tee. The price falls with the
-- number of paid tees; the close refunds the difference.
create table private.group_orders (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  version_id uuid not null unique references public.design_versions (id),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  is_one_parcel boolean not null,
  address jsonb check (address ?& array['name', 'phone', 'line1', 'pincode', 'city', 'state']),
  closes_at timestamptz not null,
  reminded_at timestamptz,
  closed_at timestamptz,
  final_quantity int check (final_quantity >= 0),
  final_percent numeric(5, 2) check (final_percent between 0 and 90),
  created_at timestamptz not null default private.now(),
  constraint group_orders_closed check (num_nulls(closed_at, final_quantity, final_percent) in (0, 3)),
  constraint group_orders_parcel check (is_one_parcel or address is null)
);
comment on table private.group_orders is 'A design that each person of a group orders with their own name and number';
comment on column private.group_orders.id is 'Also the design_id of all its versions';
comment on column private.group_orders.version_id is 'The design with the placeholders for name and number';
comment on column private.group_orders.address is 'Of one parcel: the organiser''s name, phone and address';
comment on column private.group_orders.final_quantity is 'The paid tees at the close; with fewer than 2, their orders are cancelled';
comment on column private.group_orders.final_percent is 'The quantity discount at the close';
create index group_orders_user_id on private.group_orders (user_id) where user_id is not null;
create index group_orders_open on private.group_orders (closes_at) where closed_at is null;
create index group_orders_closed_at on private.group_orders (closed_at) where closed_at is not null;
alter table private.group_orders enable row level security;

create table private.group_members (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references private.group_orders (id) on delete cascade,
  version_id uuid not null references public.design_versions (id) on delete cascade,
  variant_id bigint not null references public.product_variants (id),
  browser_key_hash text not null,
  name text not null check (char_length(name) <= 30),
  number text not null check (char_length(number) <= 3),
  email text check (char_length(email) between 3 and 254),
  order_id uuid unique references public.orders (id),
  settled_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table private.group_members is 'The tees of a group order, paid or not';
comment on column private.group_members.browser_key_hash is 'Of the browser that added it';
comment on column private.group_members.email is 'For the reminder before the deadline; null: none';
comment on column private.group_members.order_id is 'Its latest order';
comment on column private.group_members.settled_at is 'When the difference to the final price was refunded; the order is produced from then on';
create index group_members_group_id on private.group_members (group_id, created_at);
create index group_members_variant_id on private.group_members (variant_id);
create index group_members_version_id on private.group_members (version_id);
alter table private.group_members enable row level security;

alter table public.orders
  add column group_id uuid,
  add column group_price numeric(12, 2) check (group_price > 0);
comment on column public.orders.group_id is 'The group order of its tee. No foreign key: groups are deleted a year after their close';
comment on column public.orders.group_price is 'The list price of a single tee of the group, before the quantity discount';
create index orders_group_id on public.orders (group_id) where group_id is not null;

alter table public.refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'group_closed', 'not_expected', 'cancelled', 'returned',
    'goodwill', 'chargeback', 'undelivered', 'edited', 'group_price'
  ));
comment on column public.refunds.reason is
  'goodwill includes refunds made in the gateway''s dashboard; chargeback: a lost dispute, taken by the bank; edited: items of a paid order became cheaper before there was an invoice; group_price: the difference to the final price of a group order';
create unique index refunds_group_price on public.refunds (order_id, reason) where reason = 'group_price' and follows is null;

alter table public.payments
  drop constraint payments_refund_reason_check,
  add constraint payments_refund_reason_check check (refund_reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'group_closed', 'not_expected', 'unknown_order'
  ));

alter table public.reconciliation_breaks
  drop constraint reconciliation_breaks_reason_check,
  add constraint reconciliation_breaks_reason_check check (reason in (
    'unknown_order', 'event_id_reused', 'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'group_closed',
    'not_expected', 'refund_failed', 'disputed', 'coupon_reused', 'charge_without_order'
  ));

alter table public.staff_reads
  drop constraint staff_reads_subject_check,
  add constraint staff_reads_subject_check check (subject in (
    'customers', 'orders', 'contact_messages', 'privacy_requests', 'group_orders'
  ));
