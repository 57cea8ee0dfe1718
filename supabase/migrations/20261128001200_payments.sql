-- Payments, disputes, and the reconciliation that accounts for every rupee.
create table public.payments (
  payment_id text primary key,
  order_id uuid references public.orders (id),
  amount numeric(12, 2) not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('failed', 'authorized', 'captured')),
  rank int not null generated always as (
    case status when 'failed' then 1 when 'authorized' then 2 else 3 end
  ) stored,
  method text,
  refund_reason text,
  raw jsonb not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  capture_at timestamptz not null default private.now() + interval '2 minutes',
  constraint payments_refund_reason_check check (refund_reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'unknown_order'
  )),
  constraint payments_have_order check (order_id is not null or refund_reason is not distinct from 'unknown_order')
);
comment on column public.payments.refund_reason is 'Money received that pays no order and must go back';
comment on column public.payments.capture_at is 'authorized: when we capture it, in case the gateway has not';
comment on column public.payments.order_id is 'Null: money of no order that staff have sent back';
create index payments_order_id on public.payments (order_id);
create index payments_to_refund on public.payments (created_at) where refund_reason is not null;
create index payments_to_capture on public.payments (capture_at) where status = 'authorized';
create index payments_created_at on public.payments (created_at) where status = 'captured';
alter table public.payments enable row level security;

create table public.webhook_events (
  event_id text primary key,
  type text not null,
  body_hash text not null,
  raw jsonb not null,
  result jsonb,
  received_at timestamptz not null default private.now(),
  applied_at timestamptz
);
create index webhook_events_unapplied on public.webhook_events (received_at) where applied_at is null;
create index webhook_events_waiting on public.webhook_events ((raw ->> 'payment_id')) where applied_at is null;

-- The newest event, whether it was applied or not.
create index webhook_events_received on public.webhook_events (received_at);
alter table public.webhook_events enable row level security;

create table public.disputes (
  dispute_id text primary key,
  payment_id text not null,
  phase text,
  status text not null check (status in ('open', 'under_review', 'action_required', 'won', 'closed', 'lost')),
  amount numeric(12, 2) not null check (amount >= 0),
  reason_code text,
  respond_by timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.disputes is 'Disputes of payments, with Razorpay''s terms: one row per dispute, written by apply_dispute';
comment on column public.disputes.payment_id is 'Not a foreign key: the payment may not be known yet';
comment on column public.disputes.amount is 'The disputed rupees';
comment on column public.disputes.respond_by is 'The deadline for the evidence of the shop';
create index disputes_payment_id on public.disputes (payment_id);
alter table public.disputes enable row level security;

create table public.reconciliation_breaks (
  id bigint generated always as identity primary key,
  reason text not null,
  payment_id text not null,
  gateway_order_id text,
  order_id uuid references public.orders (id),
  amount numeric(12, 2),
  detail jsonb not null default '{}',
  created_at timestamptz not null default private.now(),
  resolved_at timestamptz,
  resolution text,
  constraint reconciliation_breaks_reason_check check (reason in (
    'unknown_order', 'event_id_reused', 'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected',
    'refund_failed', 'disputed', 'coupon_reused', 'charge_without_order'
  ))
);
create index reconciliation_breaks_open on public.reconciliation_breaks (created_at desc) where resolved_at is null;
create index reconciliation_breaks_order_id on public.reconciliation_breaks (order_id);
create index reconciliation_breaks_newest on public.reconciliation_breaks (created_at desc, id desc);
create index reconciliation_breaks_admin_reason on public.reconciliation_breaks (reason, created_at desc, id desc);
create index reconciliation_breaks_amount on public.reconciliation_breaks (amount);
create index reconciliation_breaks_words on public.reconciliation_breaks
  using gin ((payment_id || ' ' || reason) extensions.gin_trgm_ops);
alter table public.reconciliation_breaks enable row level security;

create policy payments_select_staff on public.payments for select to authenticated
  using ((select private.may('money.read')));

create policy webhook_events_select_staff on public.webhook_events for select to authenticated
  using ((select private.may('money.read')));

create policy disputes_select_staff on public.disputes for select to authenticated
  using ((select private.may('money.read')));

create policy reconciliation_breaks_select_staff on public.reconciliation_breaks for select to authenticated
  using ((select private.may('money.read')));
