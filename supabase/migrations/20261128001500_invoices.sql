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
create index invoices_issued_at on public.invoices (issued_at);
create index invoices_registered on public.invoices (issued_at) where data #>> '{buyer,gstin}' is not null;
create index invoices_large on public.invoices (order_id)
  where kind = 'invoice' and (data #>> '{totals,total}')::numeric > 100000;
create unique index invoices_one_undelivered_per_order on public.invoices (order_id)
  where kind = 'credit_note' and refund_id is null and data ->> 'reason' = 'undelivered';
alter table public.invoices enable row level security;

create policy invoices_select_staff on public.invoices for select to authenticated
  using ((select private.may('orders.read')));

create table public.gst_registrations (
  invoice_id uuid not null references public.invoices (id),
  kind text not null check (kind in ('e_invoice', 'eway_bill')),
  state text not null default 'waiting'
    check (state in ('waiting', 'registered', 'refused', 'cancelling', 'cancelled', 'closed')),
  attempts int not null default 0,
  next_at timestamptz not null default private.now(),
  last_error text,
  number text,
  ack_number text,
  registered_at timestamptz,
  valid_until timestamptz,
  signed_qr text,
  cancel_reason text,
  closed_note text,
  created_at timestamptz not null default private.now(),
  primary key (invoice_id, kind),
  constraint gst_registrations_numbered check (
    (state in ('registered', 'cancelling', 'cancelled')) = (number is not null and registered_at is not null)
  )
);
comment on table public.gst_registrations is
  'What the invoice registration portal (IRP) and the e-way bill system know of an invoice or credit note';
comment on column public.gst_registrations.number is 'The IRN, or the number of the e-way bill';
comment on column public.gst_registrations.registered_at is 'By the portal''s clock. It cancels for 24 hours';
comment on column public.gst_registrations.closed_note is 'Refused, and staff decided that none is needed: why';
create index gst_registrations_due on public.gst_registrations (created_at) where state in ('waiting', 'cancelling');
create index gst_registrations_refused on public.gst_registrations (created_at) where state = 'refused';
alter table public.gst_registrations enable row level security;

create policy gst_registrations_select_staff on public.gst_registrations for select to authenticated
  using ((select private.may('orders.read')));
