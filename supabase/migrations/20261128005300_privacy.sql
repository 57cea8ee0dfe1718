-- Rights of people under the DPDP Act: nominees, requests without an account, and which staff opened whose data.
create table public.nominees (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (name = private.clean_name(name) and char_length(name) >= 2),
  relation text not null check (relation in ('spouse', 'parent', 'child', 'sibling', 'friend', 'lawyer', 'other')),
  email text check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  phone text check (phone ~ '^\+91[6-9][0-9]{9}$'),
  created_at timestamptz not null default private.now(),
  constraint nominees_reachable check (num_nonnulls(email, phone) > 0)
);
comment on table public.nominees is 'Who may exercise a person''s rights after their death or incapacity (DPDP Act, section 14)';
alter table public.nominees enable row level security;

create policy nominees_select_own on public.nominees for select to authenticated
  using (user_id = (select auth.uid()));
create policy nominees_select_staff on public.nominees for select to authenticated
  using ((select private.may('customers.read')));

create table public.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  number int not null unique generated always as identity (start with 1001),
  kind text not null check (kind in ('access', 'correction', 'erasure', 'grievance')),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  details text not null check (details = btrim(details) and char_length(details) <= 4000),
  notice_version text not null check (notice_version ~ '^20[0-9]{2}-[01][0-9]$'),
  created_at timestamptz not null default private.now(),
  proven_at timestamptz,
  due_at timestamptz,
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  answer text check (answer = btrim(answer) and char_length(answer) between 1 and 4000),
  closed_at timestamptz,
  closed_by text,
  constraint privacy_requests_closed check ((state = 'open') = (closed_at is null) and (state = 'open') = (answer is null)),
  constraint privacy_requests_due check ((proven_at is null) = (due_at is null))
);
comment on table public.privacy_requests is 'Requests of people without an account. Staff see them once the mailed link was opened';
comment on column public.privacy_requests.id is 'With a signature, the secret of the mailed link';
create index privacy_requests_inbox on public.privacy_requests (state, due_at) where proven_at is not null;
create index privacy_requests_unproven on public.privacy_requests (created_at) where proven_at is null;
create index privacy_requests_closed_at on public.privacy_requests (closed_at) where closed_at is not null;
alter table public.privacy_requests enable row level security;

create policy privacy_requests_select_staff on public.privacy_requests for select to authenticated
  using ((select private.may('customers.read')) and proven_at is not null);

create table public.staff_reads (
  id bigint generated always as identity primary key,
  actor uuid not null,
  actor_name text not null,
  subject text not null check (subject in ('customers', 'orders', 'contact_messages', 'privacy_requests')),
  subject_id text not null check (char_length(subject_id) between 1 and 40),
  hour timestamptz not null,
  read_at timestamptz not null default private.now(),
  unique (actor, subject, subject_id, hour)
);
comment on table public.staff_reads is 'Which staff opened whose data: one row an hour for each record. Exports are in the audit log';
create index staff_reads_at on public.staff_reads (read_at);
create index staff_reads_subject on public.staff_reads (subject, subject_id, id desc);
alter table public.staff_reads enable row level security;

create policy staff_reads_select_staff on public.staff_reads for select to authenticated
  using ((select private.may('audit.read')));
