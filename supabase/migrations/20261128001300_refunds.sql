-- Refunds.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id),
  payment_id text references public.payments (payment_id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null check (reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'cancelled', 'returned', 'goodwill',
    'chargeback', 'undelivered', 'edited'
  )),
  method text not null check (method in ('source', 'upi')),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  status text not null default 'requested' check (status in ('requested', 'pending', 'processed', 'failed')),
  gateway_refund_id text unique,
  requested_by text not null,
  note text not null default '' check (char_length(note) <= 500),
  attempts int not null default 0,
  next_at timestamptz not null default private.now(),
  last_error text,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  processed_at timestamptz,
  lines jsonb not null default '[]',
  follows uuid references public.refunds (id),
  constraint refunds_way_back check (case method when 'source' then payment_id is not null else upi_id is not null end),
  constraint refunds_have_order check (order_id is not null or payment_id is not null and method = 'source')
);
comment on table public.refunds is 'Refunds. The id is the gateway''s idempotency key; refunds to a UPI ID are paid by hand';
comment on column public.refunds.reason is
  'goodwill includes refunds made in the gateway''s dashboard; chargeback: a lost dispute, taken by the bank; edited: items of a paid order became cheaper before there was an invoice';
comment on column public.refunds.next_at is 'requested: when to send it again; pending: when to check it again';
comment on column public.refunds.lines is 'The items that it pays back: [{ order_item_id, quantity }]';
comment on column public.refunds.follows is 'The first failed refund in whose place it was sent';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_open on public.refunds (created_at) where status in ('requested', 'pending', 'failed');
create index refunds_due on public.refunds (next_at) where status in ('requested', 'pending') and method = 'source';
create index refunds_processed_at on public.refunds (processed_at) where status = 'processed';
create index refunds_follows on public.refunds (follows) where follows is not null;
alter table public.refunds enable row level security;

create policy refunds_select_staff on public.refunds for select to authenticated
  using ((select private.may('money.read')));

alter table public.reconciliation_breaks
  add column refund_id uuid references public.refunds (id);
comment on column public.reconciliation_breaks.refund_id is 'Of refund_failed: the refund, and all that were sent in its place';

alter table public.reconciliation_breaks
  add constraint reconciliation_breaks_one_case unique nulls not distinct (reason, payment_id, refund_id);
create index reconciliation_breaks_refund_id on public.reconciliation_breaks (refund_id) where refund_id is not null;
