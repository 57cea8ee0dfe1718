-- Email unsubscriptions by kind, and personal coupon codes.
create table public.mail_recipients (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null unique generated always as (private.email_key(email)) stored,
  stopped text[] not null default '{}'
    check (stopped <@ array['offers', 'reviews', 'restock', 'baskets', 'price_drops']),
  changed_at timestamptz,
  created_at timestamptz not null default private.now(),
  proven_at timestamptz,
  reminded_at timestamptz
);
comment on table public.mail_recipients is 'Addresses that get mails which can be stopped. The id is the secret of the link in them';
comment on column public.mail_recipients.email_key is 'One row for each mailbox, however its address is typed';
comment on column public.mail_recipients.stopped is 'The kinds that the reader unsubscribed from';
comment on column public.mail_recipients.proven_at is 'When someone with an email''s link confirmed that the address is theirs';
comment on column public.mail_recipients.reminded_at is 'The last email requested with this address';
alter table public.mail_recipients enable row level security;
