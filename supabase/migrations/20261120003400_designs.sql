-- Designs of shoppers: what they draw, the versions that are ordered and shared, and the pictures they upload. Guests have
-- uploads and versions under the hash of their browser's key, and reach them through the server alone.
-- The pictures that a design's document names.
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
comment on column public.designs.rev is 'Counts saves: of two windows with one revision the second is told';
comment on column public.designs.deleted_at is 'A month later the row goes';
create index designs_of_person on public.designs (user_id, saved_at desc);
create index designs_assets on public.designs using gin (assets);
create index designs_deleted on public.designs (deleted_at) where deleted_at is not null;

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
  constraint design_versions_one_owner check (num_nonnulls(user_id, browser_key_hash) <= 1),
  constraint design_versions_rights check ((rights_version is null) = (rights_accepted_at is null))
);
comment on table public.design_versions is
  'A design as it is ordered or shared, measured by the server; only its rights, its link and its owner may change';
comment on column public.design_versions.design_id is 'The browser''s id of the design; a guest''s has no row in designs';
comment on column public.design_versions.user_id is 'Null: a guest''s, or of an account that is gone';
comment on column public.design_versions.sha256 is 'Of the document with its keys in order';
comment on column public.design_versions.prints is 'What is printed: [{ view, width_mm, height_mm }]';
comment on column public.design_versions.issues is 'What the checks found and the shopper was told';
comment on column public.design_versions.share_serial is 'How many links it has had: each has a token of its own';
create index design_versions_of_person on public.design_versions (user_id, design_id);
create index design_versions_of_browser on public.design_versions (browser_key_hash, design_id)
  where browser_key_hash is not null;
create index design_versions_design_id on public.design_versions (design_id);
create index design_versions_assets on public.design_versions using gin (assets);
create index design_versions_created_at on public.design_versions (created_at);

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
  constraint design_assets_one_owner check (num_nonnulls(user_id, browser_key_hash) <= 1)
);
comment on table public.design_assets is 'Pictures that shoppers uploaded, as the shop stored them anew; files in the bucket design-assets';
comment on column public.design_assets.sha256 is 'Of the stored file';
comment on column public.design_assets.sent_sha256 is 'Of the file that was sent, or of what was done to the source';
comment on column public.design_assets.path is 'A copy for another owner shows the same file';
comment on column public.design_assets.source_asset_id is 'The upload whose background was removed';
comment on column public.design_assets.used_at is 'When a design last took it or its owner last looked';
create index design_assets_of_person on public.design_assets (user_id, created_at desc);
create index design_assets_of_browser on public.design_assets (browser_key_hash, created_at desc)
  where browser_key_hash is not null;
create index design_assets_path on public.design_assets (path);
create index design_assets_source on public.design_assets (source_asset_id) where source_asset_id is not null;
create index design_assets_used_at on public.design_assets (used_at);

create table private.loose_design_files (
  bucket text not null,
  path text not null,
  noted_at timestamptz not null default private.now(),
  claimed_at timestamptz,
  primary key (bucket, path)
);
comment on table private.loose_design_files is 'Stored files that no row shows: uploads that broke off, and what was deleted';
create index loose_design_files_noted_at on private.loose_design_files (noted_at);

alter table public.designs enable row level security;
alter table public.design_versions enable row level security;
alter table public.design_assets enable row level security;
alter table private.loose_design_files enable row level security;

create policy designs_select_owner on public.designs for select to authenticated using (user_id = (select auth.uid()));
create policy design_versions_select_owner on public.design_versions for select to authenticated
  using (user_id = (select auth.uid()));
create policy design_assets_select_owner on public.design_assets for select to authenticated
  using (user_id = (select auth.uid()));

create function private.grants_of_designs() returns void
language sql set search_path = '' as $$
  grant select on public.designs, public.design_versions, public.design_assets to authenticated;
$$;

-- Whether something names this version, so that it stays: a shared link.
create function private.is_version_named(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$ select p_version.share_token_hash is not null $$;

-- Deleted designs don't count. The lock serialises parallel saves near the limit.
create function private.limit_designs() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('designs:' || new.user_id, 0));
  if (select count(*) from public.designs where user_id = new.user_id and deleted_at is null) >= 200 then
    raise sqlstate 'PT409' using message = 'A person keeps up to 200 designs', hint = 'designs_full';
  end if;
  return new;
end $$;

-- What is ordered or shared stays as it was. A link that ends takes its serial with it, so the next one is another link.
create function private.keep_design_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_changing text[] := array[
    'user_id', 'browser_key_hash', 'rights_version', 'rights_accepted_at', 'share_token_hash', 'share_serial',
    -- Of the document, and made after this trigger.
    'assets'
  ];
begin
  if to_jsonb(new) - v_changing is distinct from to_jsonb(old) - v_changing then
    raise sqlstate 'PT409' using message = 'A version of a design never changes', hint = 'version_kept';
  end if;
  new.share_serial := old.share_serial
    + case when old.share_token_hash is not null and new.share_token_hash is null then 1 else 0 end;
  return new;
end $$;

create function private.refuse_version_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_version_named(old) then
    raise sqlstate 'PT409' using message = 'This version is shared or ordered', hint = 'version_named';
  end if;
  return old;
end $$;

-- The pictures of a version that is gone; the jobs remove what was drawn of them.
create function private.leave_version_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    select 'design-assets', 'versions/' || old.id || '-' || picture || '.webp' from unnest(array['front', 'back']) as picture
    on conflict do nothing;
  return null;
end $$;

-- The files of an upload that is gone, unless a copy of it shows them.
create function private.leave_asset_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    select 'design-assets', path from unnest(array[old.path, old.preview_path]) as path
    where not exists (select from public.design_assets a where a.path = old.path)
    on conflict do nothing;
  return null;
end $$;

-- PT409 assets_full: this person or browser keeps as many uploads as it may.
create function private.check_design_room(p_user_id uuid, p_key_hash text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_most int := case when p_user_id is null then 60 else 400 end;
  v_most_bytes bigint := case when p_user_id is null then 250000000 else 1500000000 end;
begin
  if exists (
    select from public.design_assets where user_id = p_user_id or browser_key_hash = p_key_hash
    having count(*) >= v_most or sum(bytes) >= v_most_bytes
  ) then
    raise sqlstate 'PT409' using message = 'No room for more uploads', hint = 'assets_full';
  end if;
end $$;

-- An upload of the same file by the same owner, or null when there is room for a new one. PT409 assets_full.
create function public.find_design_asset(p_sent_sha256 text, p_user_id uuid default null, p_key_hash text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known public.design_assets;
begin
  update public.design_assets set used_at = private.now() where id = (
    select id from public.design_assets
    where (user_id = p_user_id or browser_key_hash = p_key_hash) and sent_sha256 = p_sent_sha256
    order by created_at limit 1
  ) returning * into v_known;
  if v_known.id is null then
    perform private.check_design_room(p_user_id, p_key_hash);
    return null;
  end if;
  return to_jsonb(v_known);
end $$;

-- Notes an upload whose files are stored. PT409 assets_full; files_gone: it took a day, and the files went.
create function public.add_design_asset(p_asset jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_new public.design_assets := jsonb_populate_record(null::public.design_assets, p_asset);
  v_taken int;
begin
  perform private.check_design_room(v_new.user_id, v_new.browser_key_hash);
  delete from private.loose_design_files
    where bucket = 'design-assets' and path in (v_new.path, v_new.preview_path) and claimed_at is null;
  get diagnostics v_taken = row_count;
  if v_taken <> 2 then
    raise sqlstate 'PT409' using message = 'The files are not there any more', hint = 'files_gone';
  end if;
  insert into public.design_assets (
    user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path, source_asset_id
  ) values (
    v_new.user_id, v_new.browser_key_hash, v_new.sha256, v_new.sent_sha256, v_new.width, v_new.height, v_new.bytes,
    v_new.has_alpha, v_new.path, v_new.preview_path, v_new.source_asset_id
  ) returning * into v_new;
  return to_jsonb(v_new);
end $$;

-- Notes that an owner looks at their uploads, once a day, so that they stay.
create function public.touch_design_assets(p_user_id uuid default null, p_key_hash text default null) returns void
language sql set search_path = '' as $$
  update public.design_assets set used_at = private.now()
  where (user_id = p_user_id or browser_key_hash = p_key_hash) and used_at < private.now() - interval '1 day'
$$;

-- Gives uploads to another owner: rows of their own that show the same files. Returns the new ids by the old ones; one that
-- the owner has already is not copied again.
create function public.copy_design_assets(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_one public.design_assets;
  v_own uuid;
  v_map jsonb := '{}';
begin
  for v_one in select * from public.design_assets where id = any (p_ids) order by id for key share loop
    update public.design_assets set used_at = private.now() where id = (
      select id from public.design_assets
      where (user_id = p_user_id or browser_key_hash = p_key_hash) and path = v_one.path limit 1
    ) returning id into v_own;
    if v_own is null then
      perform private.check_design_room(p_user_id, p_key_hash);
      insert into public.design_assets (
        user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path
      ) values (
        p_user_id, p_key_hash, v_one.sha256, v_one.sent_sha256, v_one.width, v_one.height, v_one.bytes, v_one.has_alpha,
        v_one.path, v_one.preview_path
      ) returning id into v_own;
    end if;
    v_map := v_map || jsonb_build_object(v_one.id, v_own);
  end loop;
  return v_map;
end $$;

-- Adds a design, or changes the revision p_rev of it. Returns { kind: saved, rev }, or { kind: stale, theirs } when another
-- window saved something else. The same content again is saved already. PT404 not_found: it is another person's; PT409
-- designs_full.
create function public.save_design(p_user_id uuid, p_id uuid, p_name text, p_rev int, p_document jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.designs;
  v_rev int;
begin
  update public.design_assets set used_at = private.now()
    where id = any (private.assets_in(p_document)) and user_id = p_user_id and used_at < private.now() - interval '1 day';
  insert into public.designs (id, user_id, name, document) values (p_id, p_user_id, p_name, p_document)
    on conflict (id) do nothing returning rev into v_rev;
  if v_rev is not null then
    return jsonb_build_object('kind', 'saved', 'rev', v_rev);
  end if;
  select * into v_old from public.designs where id = p_id for no key update;
  if v_old.user_id is distinct from p_user_id then
    raise sqlstate 'PT404' using message = 'This design is not there', hint = 'not_found';
  elsif v_old.name = p_name and v_old.document = p_document and v_old.deleted_at is null then
    return jsonb_build_object('kind', 'saved', 'rev', v_old.rev);
  elsif v_old.rev <> p_rev then
    return jsonb_build_object('kind', 'stale', 'theirs', jsonb_build_object(
      'rev', v_old.rev, 'name', v_old.name, 'document', v_old.document, 'savedAt', v_old.saved_at
    ));
  end if;
  update public.designs set name = p_name, document = p_document, rev = rev + 1, deleted_at = null, saved_at = private.now()
    where id = p_id returning rev into v_rev;
  return jsonb_build_object('kind', 'saved', 'rev', v_rev);
end $$;

-- Keeps a version of a design; the same content of the same owner is the same version. Returns its id. PT404 asset_missing:
-- it names an upload that is not the owner's.
create function public.freeze_design(p_version jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_new public.design_versions := jsonb_populate_record(null::public.design_versions, p_version);
  v_assets uuid[] := private.assets_in(v_new.document);
  v_held int;
  v_id uuid;
begin
  -- Held until the version names them: the sweep takes none of them in between.
  update public.design_assets set used_at = private.now()
    where id = any (v_assets) and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash);
  get diagnostics v_held = row_count;
  if v_held <> cardinality(v_assets) then
    raise sqlstate 'PT404' using message = 'A picture of this design is not there', hint = 'asset_missing';
  end if;
  select id into v_id from public.design_versions
    where design_id = v_new.design_id and sha256 = v_new.sha256 and name = v_new.name
      and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash)
    order by created_at desc limit 1;
  if v_id is null then
    insert into public.design_versions (design_id, user_id, browser_key_hash, name, document, sha256, prints, issues)
      values (
        v_new.design_id, v_new.user_id, v_new.browser_key_hash, v_new.name, v_new.document, v_new.sha256, v_new.prints,
        v_new.issues
      ) returning id into v_id;
  end if;
  return v_id;
end $$;

-- What a shared link shows: the version, without its owner. Null when the link does not exist, or its design was deleted.
create function public.shared_design(p_token_hash text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'name', v.name, 'document', v.document, 'created_at', v.created_at)
  from public.design_versions v
  where v.share_token_hash = p_token_hash and not exists (
    select from public.designs d where d.id = v.design_id and d.user_id = v.user_id and d.deleted_at is not null
  )
$$;

-- What a browser owned becomes the person's who signed in with it.
create function public.claim_designs(p_user_id uuid, p_key_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.design_assets set user_id = p_user_id, browser_key_hash = null where browser_key_hash = p_key_hash;
  update public.design_versions set user_id = p_user_id, browser_key_hash = null where browser_key_hash = p_key_hash;
end $$;

-- Removes designs that were deleted a month ago, and versions and uploads that nothing has named for 40 days, so many of each.
-- Versions without an owner, of accounts that are gone, go at once. Returns how many rows went.
create function public.sweep_designs(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_designs int;
  v_versions int;
  v_assets int;
begin
  delete from public.designs where id in (
    select id from public.designs where deleted_at < private.now() - interval '30 days' limit p_limit for update skip locked
  );
  get diagnostics v_designs = row_count;
  delete from public.design_versions where id in (
    select v.id from public.design_versions v
    where (v.created_at < private.now() - interval '40 days' or num_nonnulls(v.user_id, v.browser_key_hash) = 0)
      and not private.is_version_named(v)
    limit p_limit for update skip locked
  );
  get diagnostics v_versions = row_count;
  delete from public.design_assets where id in (
    select a.id from public.design_assets a
    where (a.used_at < private.now() - interval '40 days' or num_nonnulls(a.user_id, a.browser_key_hash) = 0)
      and not exists (select from public.designs d where d.assets @> array[a.id])
      and not exists (select from public.design_versions v where v.assets @> array[a.id])
    limit p_limit for update skip locked
  );
  get diagnostics v_assets = row_count;
  return v_designs + v_versions + v_assets;
end $$;

-- Files that are about to be stored. What takes them removes the note; without it, the jobs remove the files after a day.
create function public.note_design_files(p_bucket text, p_paths text[]) returns void
language sql set search_path = '' as $$
  insert into private.loose_design_files (bucket, path) select p_bucket, unnest(p_paths)
$$;

-- Files that nothing has shown for a day; from now on nothing can take them.
create function public.claim_loose_design_files(p_limit int) returns table (bucket text, path text)
language sql set search_path = '' as $$
  update private.loose_design_files set claimed_at = private.now() where ctid in (
    select ctid from private.loose_design_files where noted_at < private.now() - interval '1 day'
    order by noted_at limit p_limit for update skip locked
  ) returning bucket, path
$$;

create function public.forget_loose_design_files(p_bucket text, p_paths text[]) returns void
language sql set search_path = '' as $$
  delete from private.loose_design_files where bucket = p_bucket and path = any (p_paths) and claimed_at is not null
$$;

-- Removes what a person designed and uploaded. Versions that were ordered stay for the books, without their owner, and with
-- the uploads that they show.
create function private.forget_designs_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.designs where user_id = p_user_id;
  update public.design_versions set share_token_hash = null where user_id = p_user_id and share_token_hash is not null;
  delete from public.design_versions v where v.user_id = p_user_id and not private.is_version_named(v);
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
end $$;

-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create or replace function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order holds the order that it replaces, and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  -- A transaction that places an order for this user waits here, and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  update public.orders set
    user_id = null,
    name = case when total < 50000 then 'Deleted account' else name end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_designs_of(p_user_id);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

create trigger designs_limit before insert on public.designs for each row execute function private.limit_designs();
create trigger designs_limit_again before update of deleted_at on public.designs
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function private.limit_designs();
create trigger design_versions_keep before update on public.design_versions
  for each row execute function private.keep_design_version();
create trigger design_versions_stay before delete on public.design_versions
  for each row execute function private.refuse_version_removal();
create trigger design_versions_files after delete on public.design_versions
  for each row execute function private.leave_version_files();
create trigger design_assets_files after delete on public.design_assets
  for each row execute function private.leave_asset_files();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('design-assets', 'design-assets', false, 52428800, array['image/png', 'image/jpeg', 'image/webp']),
  ('print-files', 'print-files', false, 104857600, array['image/png', 'image/svg+xml', 'application/zip'])
  on conflict (id) do nothing;
