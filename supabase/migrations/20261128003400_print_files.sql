-- Print files: made from a version once its order is to be printed, retained for ever with their checksum.
create table public.print_files (
  version_id uuid not null references public.design_versions (id) on delete cascade,
  view text not null check (view in ('front', 'back', 'left', 'right')),
  kind text not null check (kind in ('png', 'svg')),
  path text not null unique check (path ~ '^[a-z0-9][a-z0-9/.-]{0,99}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width_px int not null check (width_px between 1 and 20000),
  height_px int not null check (height_px between 1 and 20000),
  bytes int not null check (bytes > 0),
  made_at timestamptz not null default private.now(),
  primary key (version_id, view, kind)
);
comment on table public.print_files is 'In the private bucket print-files; the same design gives the same bytes';
alter table public.print_files enable row level security;

-- Versions whose files are in progress or have failed.
create table private.print_work (
  version_id uuid primary key references public.design_versions (id) on delete cascade,
  attempts int not null default 0 check (attempts >= 0),
  next_at timestamptz not null,
  problem text
);
alter table private.print_work enable row level security;

create policy print_files_select_staff on public.print_files for select to authenticated
  using ((select private.may('orders.fulfil')));
