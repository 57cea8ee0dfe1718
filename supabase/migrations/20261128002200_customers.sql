-- Customers in the admin: who they are, what they bought, and the steps of staff with an account. Staff accounts are
-- changed only in the staff settings.
create table private.blocks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (char_length(btrim(reason)) between 3 and 400),
  email_key text,
  phone text,
  blocked_by text not null,
  created_at timestamptz not null default private.now()
);
comment on table private.blocks is 'Accounts that may neither sign in nor order; a block ends with its account';
comment on column private.blocks.email_key is 'The proven address, as private.email_key spells it: guests with it are refused too';
comment on column private.blocks.phone is 'The proven phone';
create index blocks_email_key on private.blocks (email_key) where email_key is not null;
create index blocks_phone on private.blocks (phone) where phone is not null;
alter table private.blocks enable row level security;

create table private.customer_notes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  author_name text not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default private.now()
);
comment on table private.customer_notes is 'What staff write to each other about a customer, who never sees it';
create index customer_notes_user_id on private.customer_notes (user_id, id);
alter table private.customer_notes enable row level security;

create table private.deletion_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  note text not null check (char_length(btrim(note)) between 3 and 400),
  recorded_by text not null,
  created_at timestamptz not null default private.now()
);
comment on table private.deletion_requests is 'Who asked in writing that the shop delete their account, and how';
alter table private.deletion_requests enable row level security;

-- What the list of customers searches, filters and sorts, in one row each: no index spans accounts, names and orders.
create table private.customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text,
  phone text,
  words text not null,
  joined_at timestamptz not null,
  is_staff boolean not null,
  is_blocked boolean not null,
  is_deletion_asked boolean not null,
  orders int not null,
  value numeric(12, 2) not null,
  returns int not null,
  refused int not null
);
comment on table private.customers is 'A roll-up of proven accounts, rebuilt by rebuild_changed_customers from the changes below';
create index customers_newest on private.customers (joined_at desc, user_id desc);
create index customers_orders on private.customers (orders, user_id);
create index customers_value on private.customers (value, user_id);
create index customers_returns on private.customers (returns, user_id);
create index customers_refused on private.customers (refused, user_id);
create index customers_blocked on private.customers (joined_at desc, user_id desc) where is_blocked;
create index customers_deletion_asked on private.customers (joined_at desc, user_id desc) where is_deletion_asked;
create index customers_words on private.customers using gin (words extensions.gin_trgm_ops);
alter table private.customers enable row level security;

-- Appended only, so that changes of an order wait for no lock: several orders of one person change side by side.
create table private.customer_changes (
  id bigint generated always as identity primary key,
  account_id uuid,
  email text
);
comment on table private.customer_changes is 'Customers whose row is to be rebuilt: an account, or the account of an address';
alter table private.customer_changes enable row level security;

insert into private.customer_changes (account_id) select id from auth.users;
