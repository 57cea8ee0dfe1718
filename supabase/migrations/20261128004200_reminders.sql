-- Requested emails (back in stock, abandoned cart, price drop), the delivery promise of an order, and gift notes.
create table public.restock_requests (
  id bigint generated always as identity primary key,
  variant_id bigint not null references public.product_variants (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  email_key text not null generated always as (private.email_key(email)) stored,
  created_at timestamptz not null default private.now(),
  notified_at timestamptz,
  is_own boolean not null default false
);
comment on table public.restock_requests is 'Back-in-stock requests, oldest first. Deleted after 180 days';
comment on column public.restock_requests.notified_at is 'When the mail was queued; null: waits';
comment on column public.restock_requests.is_own is 'Asked by the owner of an account with this proven address; counted apart from what strangers ask for it';
create unique index restock_requests_waiting on public.restock_requests (variant_id, email_key) where notified_at is null;
create index restock_requests_notified on public.restock_requests (variant_id, notified_at) where notified_at is not null;
create index restock_requests_mailbox on public.restock_requests (email_key);
create index restock_requests_old on public.restock_requests (created_at);
alter table public.restock_requests enable row level security;

create table public.basket_reminders (
  id uuid primary key default gen_random_uuid(),
  basket_key text not null unique check (basket_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  email_key text not null generated always as (private.email_key(email)) stored,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 50),
  agreed_at timestamptz not null default private.now(),
  changed_at timestamptz not null default private.now(),
  notified_at timestamptz
);
comment on table public.basket_reminders is 'Baskets whose shopper has agreed to one mail, should they leave';
comment on column public.basket_reminders.lines is 'What is in it: product, size, colour, quantity. Prices are read when they are shown';
create index basket_reminders_due on public.basket_reminders (changed_at) where notified_at is null;
create index basket_reminders_notified on public.basket_reminders (notified_at) where notified_at is not null;
create index basket_reminders_mailbox on public.basket_reminders (email_key);
alter table public.basket_reminders enable row level security;

create table private.reminder_runs (
  kind text primary key,
  ran_at timestamptz not null
);
comment on table private.reminder_runs is 'The last run of the hourly part of queue_reminders';
alter table private.reminder_runs enable row level security;

insert into public.product_settings (setting_key, setting_value, is_enabled, description) values
  ('restock_mails_per_variant', '3', true, 'So many of those who wait hear of each item that is back'),
  ('restock_batch_hours', '4', true, 'Hours until the next of them hear of what is left'),
  ('basket_reminder_hours', '4', true, 'Hours after which a left cart is mailed to who agreed'),
  ('price_drop_percent', '10', true, 'Price drop that triggers a wishlist email, in per cent')
on conflict (setting_key) do nothing;
