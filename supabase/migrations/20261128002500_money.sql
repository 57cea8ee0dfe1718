-- Payment cases: staff steps with money that fits no order, failed refunds and disputes. Above an amount two people must
-- agree.
create table public.money_steps (
  id uuid primary key,
  break_id bigint references public.reconciliation_breaks (id) on delete cascade,
  kind text not null,
  note text not null check (char_length(btrim(note)) between 3 and 400),
  order_id uuid references public.orders (id),
  upi_id text,
  -- The case's amount when the step was requested.
  amount numeric(12, 2),
  asked_by uuid references auth.users (id) on delete set null,
  asked_name text not null,
  asked_at timestamptz not null default private.now(),
  outcome text not null check (outcome in ('waiting', 'done', 'declined')),
  expected text,
  decided_by uuid references auth.users (id) on delete set null,
  decided_name text,
  decided_at timestamptz,
  payment_id text,
  lines jsonb not null default '[]',
  constraint money_steps_kind_check check (kind in ('note', 'match', 'refund', 'close', 'order_refund')),
  constraint money_steps_match_names_order check ((kind in ('match', 'order_refund')) = (order_id is not null)),
  constraint money_steps_of_case_or_order check ((break_id is null) = (kind = 'order_refund'))
);
comment on table public.money_steps is
  'What staff did with a payment case, and refunds of orders that need two people; waiting: until a second person has agreed';
comment on column public.money_steps.expected is 'What it would have done when it was asked for';
comment on column public.money_steps.lines is 'As refunds.lines';
create index money_steps_break_id on public.money_steps (break_id, asked_at);
create unique index money_steps_waiting on public.money_steps (break_id) where outcome = 'waiting';
create index money_steps_order_id on public.money_steps (order_id) where order_id is not null;
create index money_steps_asked_by on public.money_steps (asked_by) where asked_by is not null;
create index money_steps_decided_by on public.money_steps (decided_by) where decided_by is not null;
alter table public.money_steps enable row level security;
