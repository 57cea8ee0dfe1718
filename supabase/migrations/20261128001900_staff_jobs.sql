-- Long-running work of the admin: a job and its items are rows, and any runner resumes where the last one stopped.
create table private.staff_job_kinds (
  kind text primary key check (kind ~ '^[a-z_]+\.[a-z_]+$'),
  permission text not null references public.permissions,
  item_function text,
  lock_function text
);
comment on table private.staff_job_kinds is 'What can run as a job, and the permission for it';
comment on column private.staff_job_kinds.item_function is
  'private.<name>(item jsonb, input jsonb) returns text does one item and says what came of it in a word; null: the server does it';
comment on column private.staff_job_kinds.lock_function is
  'private.<name>(items jsonb[]) takes the locks of a batch in the order of docs/locks.md';
create index staff_job_kinds_permission on private.staff_job_kinds (permission);
alter table private.staff_job_kinds enable row level security;

create table public.staff_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.staff_job_kinds,
  permission text not null,
  subject text not null default '' check (char_length(subject) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  state text not null default 'prepared'
    check (state in ('prepared', 'queued', 'running', 'done', 'failed', 'cancelled')),
  input jsonb not null default '{}',
  place jsonb,
  done_count int not null default 0 check (done_count >= 0),
  total_count int not null default 0 check (total_count >= 0),
  counts jsonb not null default '{}',
  log text[] not null default '{}',
  problem text,
  file jsonb,
  file_until timestamptz,
  started_by uuid references auth.users on delete set null,
  starter_name text not null,
  lease uuid,
  lease_until timestamptz,
  tries int not null default 0,
  undone_by uuid references public.staff_jobs on delete set null,
  created_at timestamptz not null default private.now(),
  queued_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default private.now(),
  constraint staff_jobs_ended check ((finished_at is null) = (state in ('prepared', 'queued', 'running'))),
  constraint staff_jobs_file check ((file is null) = (file_until is null))
);
comment on column public.staff_jobs.state is 'prepared: waits for its starter to read the preview and say yes';
comment on column public.staff_jobs.permission is 'Its starter needs it at every batch';
comment on column public.staff_jobs.place is 'Where the server resumes; jobs with items resume after done_count';
comment on column public.staff_jobs.counts is 'How many items had which outcome';
comment on column public.staff_jobs.tries is 'How often it was taken up since it last got on';
comment on column public.staff_jobs.undone_by is 'The job that takes back what it did';
create index staff_jobs_undone on public.staff_jobs (undone_by) where undone_by is not null;
create unique index staff_jobs_active on public.staff_jobs (kind, subject) where state in ('queued', 'running');
create index staff_jobs_newest on public.staff_jobs (created_at desc, id desc);
create index staff_jobs_of_person on public.staff_jobs (started_by, created_at desc);
create index staff_jobs_files on public.staff_jobs (file_until) where file_until is not null;
create index staff_jobs_ended on public.staff_jobs (finished_at) where finished_at is not null;
alter table public.staff_jobs enable row level security;

create table private.staff_job_items (
  job_id uuid not null references public.staff_jobs on delete cascade,
  position int not null check (position > 0),
  item jsonb not null,
  undo jsonb,
  primary key (job_id, position)
);
comment on table private.staff_job_items is 'The work items of a job, in their order';
comment on column private.staff_job_items.undo is 'The item that takes it back, once it is done';
alter table private.staff_job_items enable row level security;

create policy staff_jobs_select_own on public.staff_jobs for select to authenticated
  using (started_by = (select auth.uid()) and (select private.staff_role()) is not null);

create policy staff_jobs_select_staff on public.staff_jobs for select to authenticated
  using ((select private.may('settings.read')));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('exports', 'exports', false, 20971520, array['text/csv'])
  on conflict (id) do nothing;

insert into private.staff_job_kinds (kind, permission, item_function, lock_function) values
  ('products.export', 'products.read', null, null),
  ('products.import', 'products.write', 'import_product_item', 'lock_product_items'),
  ('products.change', 'products.write', 'change_product_item', 'lock_product_items'),
  ('products.stock', 'inventory.write', 'change_stock_item', 'lock_product_items');
