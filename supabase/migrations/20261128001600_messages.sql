-- Runners empty the outbox: each claims rows for two minutes, sends, and settles. Rows of a runner that dies in between
-- go to the next one, so a message is sent at least once; the idempotency key of an email makes it exactly once. Each
-- run retries an unavailable provider, and these tries don't count against the message: an order's message is sent
-- within a minute of the provider's return, instead of after its own wait.
create table public.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  order_id uuid references public.orders,
  user_id uuid references auth.users on delete cascade,
  email text,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  channel text not null default 'email',
  attempts int not null default 0,
  away_attempts int not null default 0,
  next_at timestamptz not null default private.now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now(),
  constraint outbox_once unique nulls not distinct (order_id, user_id, email, topic, data, channel),
  constraint outbox_channel_check check (channel in ('email', 'sms', 'slack')),
  constraint outbox_one_recipient check (num_nonnulls(order_id, user_id, email) = case channel when 'slack' then 0 else 1 end)
);
comment on table public.outbox is
  'Messages to people. One row, one channel: a failing SMS never repeats a mail';
comment on column public.outbox.order_id is 'To the buyer of this order, about it';
comment on column public.outbox.user_id is 'To the owner of this account';
comment on column public.outbox.email is 'To an address: an invited person''s, the shop''s, or a contact message''s';
comment on column public.outbox.data is
  'The subject apart from the recipient, like refund_id. It distinguishes messages of one topic';
comment on column public.outbox.away_attempts is 'The attempts during which the provider was unavailable: they do not count';
comment on column public.outbox.next_at is 'When it may be sent; while a runner sends it, when the lease ends';
comment on column public.outbox.dead_at is 'Failed for good; staff must review it';
comment on column public.outbox.last_error is 'With sent_at: why it was no longer worth sending';
create index outbox_due on public.outbox (channel, next_at, id) where sent_at is null and dead_at is null;
create index outbox_user on public.outbox (user_id) where user_id is not null;
create index outbox_dead on public.outbox (dead_at desc, id desc) where dead_at is not null;
create index outbox_admin_channel on public.outbox (channel, dead_at desc, id desc) where dead_at is not null;
create index outbox_admin_topic on public.outbox using gin (topic extensions.gin_trgm_ops) where dead_at is not null;
create index outbox_admin_words on public.outbox
  using gin ((topic || ' ' || coalesce(last_error, '')) extensions.gin_trgm_ops) where dead_at is not null;
create index outbox_reminders on public.outbox (private.email_key(email)) where topic in ('restock', 'basket_left');
create index outbox_sent on public.outbox (sent_at) where sent_at is not null;
alter table public.outbox enable row level security;
