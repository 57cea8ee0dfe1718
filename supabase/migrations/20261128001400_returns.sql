-- Returns, exchanges and their refunds: docs/returns-algebra.md has every state and move in one table.
create type private.return_line as (order_item_id bigint, quantity int, exchange_variant_id bigint);

create table public.return_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('return', 'exchange')),
  status text not null default 'Requested' check (status in ('Requested', 'Received', 'Rejected', 'Withdrawn')),
  reason text not null check (char_length(reason) between 3 and 500),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  exchange_order_id uuid unique references public.orders (id),
  refund_id uuid unique references public.refunds (id),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  closed_at timestamptz,
  picked_up_at timestamptz,
  owed numeric(12, 2) not null default 0 check (owed >= 0),
  deducted numeric(12, 2) not null default 0 constraint return_requests_deducted_check check (deducted >= 0),
  deduction_reason text not null default ''
    constraint return_requests_deduction_reason_check check (char_length(deduction_reason) <= 400),
  constraint return_requests_exchange check (kind <> 'exchange' or exchange_order_id is not null),
  constraint return_requests_owed check (owed = 0 or (status = 'Received' and kind = 'return')),
  constraint return_requests_deduction check (
    deducted = 0 and deduction_reason = '' or status = 'Received' and kind = 'return' and deduction_reason <> ''
  )
);
comment on column public.return_requests.kind is
  'A lost exchange becomes a return and keeps its exchange_order_id';
comment on column public.return_requests.owed is
  'The refund due for received items, until the order has money and a way to send it';
comment on column public.return_requests.deducted is
  'What the inspection took off the worth of its items, with a reason that the customer reads';
create unique index return_requests_one_open on public.return_requests (order_id) where status = 'Requested';
create index return_requests_order_id on public.return_requests (order_id);
alter table public.return_requests enable row level security;

create table public.return_items (
  return_id uuid not null references public.return_requests (id) on delete cascade,
  order_item_id bigint not null references public.order_items (id),
  quantity int not null,
  exchange_variant_id bigint references public.product_variants (id),
  value numeric(12, 2) not null default 0 check (value >= 0),
  restocked int,
  missing int not null default 0,
  primary key (return_id, order_item_id),
  constraint return_items_quantity_check check (quantity between 0 and 10 and quantity + missing between 1 and 10),
  constraint return_items_missing_check check (missing >= 0),
  constraint return_items_restocked_check check (restocked between 0 and quantity)
);
comment on column public.return_items.value is
  'What the buyer paid for these items, after every discount; the values of all items of a line add up to the line';
comment on column public.return_items.quantity is 'Items that were asked to come back; once received, those that did';
comment on column public.return_items.restocked is 'Of the items that arrived, those fit to be sold again; null until then. The others are written off';
comment on column public.return_items.missing is 'Items that did not arrive: they are paid nothing for and stay with the buyer';
create index return_items_order_item_id on public.return_items (order_item_id);
create index return_items_exchange_variant_id on public.return_items (exchange_variant_id)
  where exchange_variant_id is not null;
alter table public.return_items enable row level security;

create policy return_requests_select_staff on public.return_requests for select to authenticated
  using ((select private.may('orders.read')));

create policy return_items_select_staff on public.return_items for select to authenticated
  using ((select private.may('orders.read')));
