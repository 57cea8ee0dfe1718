-- Messages from the contact page, and the email answers of staff.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  topic text not null check (topic in ('order', 'return', 'design', 'bulk', 'press', 'complaint', 'other')),
  order_number text not null default '' check (char_length(order_number) <= 40),
  body text not null check (body = btrim(body) and char_length(body) between 1 and 4000),
  quantity int check (quantity between 25 and 100000),
  needed_by date,
  phone text check (phone ~ '^\+91[6-9][0-9]{9}$'),
  design_link text check (char_length(design_link) <= 500 and design_link ~ '^https?://[^[:cntrl:][:space:]]+$'),
  state text not null default 'open' check (state in ('open', 'answered', 'done', 'spam')),
  complaint_number text generated always as (case topic when 'complaint' then 'C-' || id::text end) stored,
  answer_due_at timestamptz,
  solve_due_at timestamptz,
  answered_at timestamptz,
  solved_at timestamptz,
  due_at timestamptz generated always as (
    case when state in ('open', 'answered') then case when answered_at is null then answer_due_at else solve_due_at end end
  ) stored,
  alarmed_for timestamptz,
  owner_name text,
  notice_version text,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint contact_messages_due_check check (num_nonnulls(answer_due_at, solve_due_at) = case topic when 'complaint' then 2 else 0 end),
  constraint contact_messages_quote_check check (
    case topic when 'bulk' then quantity is not null else num_nonnulls(quantity, needed_by, phone, design_link) = 0 end
  ),
  constraint contact_messages_solved_check check (
    topic <> 'complaint' or (state = 'done') = (solved_at is not null) and (state <> 'done' or answered_at is not null)
  )
);
comment on table public.contact_messages is 'Spam is forgotten after 30 days, what is answered or done after two years';
comment on column public.contact_messages.user_id is 'The signed-in sender; other senders'' addresses are unproven';
comment on column public.contact_messages.notice_version is 'Of the privacy notice beside the form';
comment on column public.contact_messages.order_number is 'As it was typed';
comment on column public.contact_messages.quantity is 'Of a quote request, as the next three; the limits of lib/contact/quote.ts';
comment on column public.contact_messages.answer_due_at is 'Of a complaint: 48 hours after it; E-Commerce Rules 2020, rule 4(5)';
comment on column public.contact_messages.solve_due_at is 'Of a complaint: one month after it, by the same rule';
comment on column public.contact_messages.due_at is 'The next due time of an open complaint';
comment on column public.contact_messages.alarmed_for is 'The due time that staff were notified of';
comment on column public.contact_messages.owner_name is 'The member of staff who deals with it, as author_name of an answer';
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_state on public.contact_messages (state, created_at desc, id desc);
create index contact_messages_topic on public.contact_messages (topic, created_at desc, id desc);
create index contact_messages_mailbox on public.contact_messages (private.email_key(email), created_at desc);
create index contact_messages_user_id on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_due on public.contact_messages (due_at, id) where due_at is not null;
create index contact_messages_old on public.contact_messages (updated_at) where state <> 'open';
create index contact_messages_words on public.contact_messages
  using gin ((name || ' ' || email || ' ' || order_number || ' ' || coalesce(complaint_number, '') || ' ' || body) extensions.gin_trgm_ops);
alter table public.contact_messages enable row level security;

create table public.contact_replies (
  id uuid primary key,
  message_id bigint not null references public.contact_messages (id) on delete cascade,
  body text not null check (body = btrim(body) and char_length(body) between 1 and 8000),
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default private.now()
);
comment on table public.contact_replies is 'Answers of staff, which the outbox mails';
create index contact_replies_message_id on public.contact_replies (message_id, created_at);
create index contact_replies_author on public.contact_replies (author) where author is not null;
alter table public.contact_replies enable row level security;

create policy contact_messages_select_staff on public.contact_messages for select to authenticated
  using ((select private.may('customers.read')));

create policy contact_replies_select_staff on public.contact_replies for select to authenticated
  using ((select private.may('customers.read')));
