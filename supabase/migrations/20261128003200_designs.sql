-- The uploaded pictures of design documents.
create function private.assets_in(p_document jsonb) returns uuid[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct named::uuid), '{}')
  from (select value #>> '{}' as named from jsonb_path_query(p_document, '$.views.*[*].asset') as value) as found
  where named ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
$$;

create table public.designs (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (
    name = btrim(name) and char_length(name) between 1 and 60 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 300000),
  assets uuid[] not null generated always as (private.assets_in(document)) stored,
  rev int not null default 1 check (rev > 0),
  created_at timestamptz not null default private.now(),
  saved_at timestamptz not null default private.now(),
  deleted_at timestamptz
);
comment on table public.designs is 'What a signed-in person works on; the editor of a guest keeps its own in the browser';
comment on column public.designs.id is 'Given by the browser that began it';
comment on column public.designs.rev is 'Counts saves: of two windows with one revision, the second is refused';
comment on column public.designs.deleted_at is 'A month later the row goes';
create index designs_of_person on public.designs (user_id, saved_at desc);
create index designs_assets on public.designs using gin (assets);
create index designs_deleted on public.designs (deleted_at) where deleted_at is not null;
alter table public.designs enable row level security;

create table public.design_versions (
  id uuid primary key default gen_random_uuid(),
  design_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  browser_key_hash text check (browser_key_hash ~ '^[0-9a-f]{64}$'),
  name text not null check (
    name = btrim(name) and char_length(name) between 1 and 60 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 300000),
  assets uuid[] not null generated always as (private.assets_in(document)) stored,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  prints jsonb not null check (
    jsonb_typeof(prints) = 'array' and jsonb_array_length(prints) between 1 and 4 and octet_length(prints::text) <= 2000
  ),
  issues jsonb not null default '[]' check (jsonb_typeof(issues) = 'array' and octet_length(issues::text) <= 60000),
  rights_version text check (char_length(rights_version) between 1 and 40),
  rights_accepted_at timestamptz,
  share_serial int not null default 0 check (share_serial >= 0),
  share_token_hash text unique check (share_token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.now(),
  is_plain boolean not null default false,
  words_key text check (words_key ~ '^[0-9a-f]{64}$'),
  constraint design_versions_one_owner check (num_nonnulls(user_id, browser_key_hash) <= 1),
  constraint design_versions_rights check ((rights_version is null) = (rights_accepted_at is null))
);
comment on table public.design_versions is
  'A design as it is ordered or shared, measured by the server; only its rights, its link and its owner may change';
comment on column public.design_versions.design_id is 'The browser''s id of the design; a guest''s has no row in designs';
comment on column public.design_versions.user_id is 'Null: a guest''s, or of an account that is gone';
comment on column public.design_versions.sha256 is 'Of the document with its keys in order';
comment on column public.design_versions.prints is 'What is printed: [{ view, width_mm, height_mm }]';
comment on column public.design_versions.issues is 'The problems found and shown to the shopper';
comment on column public.design_versions.share_serial is 'How many links it has had: each has a token of its own';
comment on column public.design_versions.is_plain is 'Text and the shop''s own drawings alone, without a fault: needs no review';
comment on column public.design_versions.words_key is 'The hash of all its letters, by lettersOf(); null: no text';
create index design_versions_of_person on public.design_versions (user_id, design_id);
create index design_versions_of_browser on public.design_versions (browser_key_hash, design_id)
  where browser_key_hash is not null;
create index design_versions_design_id on public.design_versions (design_id);
create index design_versions_assets on public.design_versions using gin (assets);
create index design_versions_created_at on public.design_versions (created_at);
create index design_versions_name on public.design_versions using gin (name extensions.gin_trgm_ops);
alter table public.design_versions enable row level security;

create table public.design_assets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  browser_key_hash text check (browser_key_hash ~ '^[0-9a-f]{64}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sent_sha256 text not null check (sent_sha256 ~ '^[0-9a-f]{64}$'),
  width int not null check (width between 1 and 8000),
  height int not null check (height between 1 and 8000),
  bytes int not null check (bytes between 1 and 52428800),
  has_alpha boolean not null,
  path text not null check (path ~ '^[a-z0-9][a-z0-9/.-]{0,99}$'),
  preview_path text not null check (preview_path ~ '^[a-z0-9][a-z0-9/.-]{0,99}$'),
  source_asset_id uuid references public.design_assets (id) on delete set null,
  used_at timestamptz not null default private.now(),
  created_at timestamptz not null default private.now(),
  soft_percent smallint not null default 0 check (soft_percent between 0 and 100),
  notice_version text,
  constraint design_assets_one_owner check (num_nonnulls(user_id, browser_key_hash) <= 1)
);
comment on table public.design_assets is 'Pictures that shoppers uploaded, re-encoded; files in the bucket design-assets';
comment on column public.design_assets.sha256 is 'Of the stored file';
comment on column public.design_assets.sent_sha256 is 'Of the file that was sent, or of what was done to the source';
comment on column public.design_assets.path is 'A copy for another owner shows the same file';
comment on column public.design_assets.source_asset_id is 'The upload whose background was removed';
comment on column public.design_assets.used_at is 'When a design last took it or its owner last looked';
comment on column public.design_assets.notice_version is 'Of the privacy notice at the upload; null for pictures that the shop made';
comment on column public.design_assets.soft_percent is 'How much of what is inked is see-through; 0 also for what was uploaded before this was measured';
create index design_assets_of_person on public.design_assets (user_id, created_at desc);
create index design_assets_of_browser on public.design_assets (browser_key_hash, created_at desc)
  where browser_key_hash is not null;
create index design_assets_path on public.design_assets (path);
create index design_assets_source on public.design_assets (source_asset_id) where source_asset_id is not null;
create index design_assets_used_at on public.design_assets (used_at);
alter table public.design_assets enable row level security;

create table private.loose_design_files (
  bucket text not null,
  path text not null,
  recorded_at timestamptz not null default private.now(),
  claimed_at timestamptz,
  primary key (bucket, path)
);
comment on table private.loose_design_files is 'Stored files that no row shows: uploads that broke off, and what was deleted';
create index loose_design_files_recorded_at on private.loose_design_files (recorded_at);
alter table private.loose_design_files enable row level security;

create policy designs_select_owner on public.designs for select to authenticated using (user_id = (select auth.uid()));

create policy design_versions_select_owner on public.design_versions for select to authenticated
  using (user_id = (select auth.uid()));

create policy design_assets_select_owner on public.design_assets for select to authenticated
  using (user_id = (select auth.uid()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('design-assets', 'design-assets', false, 52428800, array['image/png', 'image/jpeg', 'image/webp']),
  ('print-files', 'print-files', false, 104857600, array['image/png', 'image/svg+xml', 'application/zip'])
  on conflict (id) do nothing;

-- A version can be ordered by its owner, or by a person who saw an order of it; its id alone is not enough. Saved
-- designs show only their own person's uploads.
create table private.reorder_grants (
  version_id uuid not null references public.design_versions (id) on delete cascade,
  browser_key_hash text not null check (browser_key_hash ~ '^[0-9a-f]{64}$'),
  granted_at timestamptz not null default private.now(),
  primary key (version_id, browser_key_hash)
);
comment on table private.reorder_grants is 'Browsers that may order the version of a design again: their visitors saw an order of it';
create index reorder_grants_granted_at on private.reorder_grants (granted_at);
alter table private.reorder_grants enable row level security;
