-- Removes control characters and text direction marks.
create function private.clean_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), 80)
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  notice_version text,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint profiles_first_name_is_clean check (first_name = private.clean_name(first_name)),
  constraint profiles_last_name_is_clean check (last_name = private.clean_name(last_name))
);
comment on column public.profiles.notice_version is 'Of the privacy notice at registration, lib/privacy/collection-notices.ts; null for accounts that staff created';
alter table public.profiles enable row level security;

-- The address book. People read their own rows. Three functions write them, because a rule spans several rows: a person
-- with addresses has exactly one default, and at most 20 addresses.
create table public.user_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null default '' check (char_length(label) <= 30),
  name text not null check (char_length(name) between 2 and 80),
  phone text not null check (phone ~ '^\+91[6-9][0-9]{9}$'),
  line1 text not null check (char_length(line1) between 3 and 160),
  line2 text not null default '' check (char_length(line2) <= 160),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null check (char_length(city) between 2 and 80),
  state text not null check (char_length(state) between 2 and 60),
  is_default boolean not null default false,
  created_at timestamptz not null default private.clock_timestamp(),
  updated_at timestamptz not null default private.clock_timestamp()
);
comment on table public.user_addresses is 'The delivery addresses of a person; orders keep their own copy';
comment on column public.user_addresses.label is 'A name given by the person, such as Home; may be empty';
create index user_addresses_user_id on public.user_addresses (user_id, created_at desc);
create unique index user_addresses_one_default on public.user_addresses (user_id) where is_default;
alter table public.user_addresses enable row level security;

create table private.registrations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key text,
  started_in xid8 not null default pg_current_xact_id(),
  proved_at timestamptz,
  credentials jsonb
);
comment on table private.registrations is 'How an account with an unproven address or number was started';
comment on column private.registrations.key is 'Hash of the cookie of the browser that began it';
comment on column private.registrations.started_in is
  'A proof in the transaction that created the account comes from the server';
comment on column private.registrations.credentials is
  'The credentials that the first proof removed, until settle_registration restores or drops them';
alter table private.registrations enable row level security;

create policy profiles_select_own on public.profiles for select to authenticated using (id = (select auth.uid()));

create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy user_addresses_select_own on public.user_addresses for select to authenticated
  using (user_id = (select auth.uid()));
