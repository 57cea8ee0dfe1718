-- The files that the press gets: made from a version once its order is to be printed, kept for ever beside their checksum.

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

-- Versions whose files are being made, or could not be.
create table private.print_work (
  version_id uuid primary key references public.design_versions (id) on delete cascade,
  attempts int not null default 0 check (attempts >= 0),
  next_at timestamptz not null,
  problem text
);
alter table private.print_work enable row level security;

-- Whether something names this version, so that it stays: a shared link, or an order.
create or replace function private.is_version_named(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.share_token_hash is not null
    or exists (select from public.order_items where design_version_id = p_version.id)
$$;

-- The pictures of a version that is gone; the jobs remove what was drawn of them.
create or replace function private.leave_version_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    select 'design-assets', 'versions/' || old.id || '-' || picture || '.webp' from unnest(
      array['front', 'back', 'print-front', 'print-back', 'print-left', 'print-right']
    ) as picture
    on conflict do nothing;
  return null;
end $$;

-- A PNG and an SVG for each printed side.
create function private.has_print_files(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 2 * jsonb_array_length(p_version.prints) from public.print_files where version_id = p_version.id
$$;

-- The version that has waited longest for its print files, of an order that is to be printed; null when none waits. It is
-- handed out once for some minutes. A version that failed waits longer each time, up to an hour.
create function public.claim_print_work() returns uuid
language plpgsql set search_path = '' set statement_timeout = '5s' as $$
declare
  v_version_id uuid;
begin
  select d.id into v_version_id
  from public.order_items i
  join public.orders o on o.id = i.order_id and o.status in ('Confirmed', 'In Production', 'Packed')
  join public.design_versions d on d.id = i.design_version_id
  left join private.print_work w on w.version_id = d.id
  where i.design_version_id is not null and coalesce(w.next_at, '-infinity') <= private.now()
    and not private.has_print_files(d)
  order by o.created_at, d.id
  limit 1 for no key update of d skip locked;
  if v_version_id is not null then
    insert into private.print_work (version_id, attempts, next_at) values (v_version_id, 1, private.now() + interval '5 minutes')
      on conflict (version_id) do update set attempts = print_work.attempts + 1,
        next_at = private.now() + least(interval '5 minutes' * (2 ^ least(print_work.attempts, 5)), interval '1 hour');
  end if;
  return v_version_id;
end $$;

-- p_files: [{ view, kind, path, sha256, width_px, height_px, bytes }]. A file that is there stays as it is: what was printed once
-- is printed again from the same bytes.
create function public.keep_print_files(p_version_id uuid, p_files jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.print_files (version_id, view, kind, path, sha256, width_px, height_px, bytes)
    select p_version_id, f.view, f.kind, f.path, f.sha256, f.width_px, f.height_px, f.bytes
    from jsonb_populate_recordset(null::public.print_files, p_files) as f
    on conflict (version_id, view, kind) do nothing;
  delete from private.loose_design_files l
    using public.print_files f
    where f.version_id = p_version_id and l.bucket = 'print-files' and l.path = f.path;
  delete from private.print_work where version_id = p_version_id;
end $$;

create function public.note_print_problem(p_version_id uuid, p_problem text) returns void
language sql set search_path = '' as $$
  update private.print_work set problem = left(p_problem, 200) where version_id = p_version_id
$$;

-- The designs of an order with what is printed where, in which sizes, and their files; null for an order that is not there.
-- PT403 for those who neither answer buyers nor pack.
create function private.desk_designs(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order_id uuid;
begin
  perform private.require_order_desk();
  select id into v_order_id from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'version_id', d.id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
      'rights_version', d.rights_version, 'rights_accepted_at', d.rights_accepted_at, 'issues', d.issues,
      'problem', w.problem, 'attempts', coalesce(w.attempts, 0), 'pieces', line.pieces,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = d.id
      )
    ) order by line.first_id), '[]')
    from (
      select i.design_version_id, min(i.id) as first_id, jsonb_agg(jsonb_build_object(
        'size', i.size, 'color_name', i.color_name, 'sku', i.sku, 'quantity', i.quantity
      ) order by i.id) as pieces
      from public.order_items i where i.order_id = v_order_id and i.design_version_id is not null
      group by i.design_version_id
    ) as line
    join public.design_versions d on d.id = line.design_version_id
    left join private.print_work w on w.version_id = d.id
  );
end $$;

create function public.desk_designs(p_order_number text) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_designs(p_order_number) $$;

-- Has the files of an order's designs made at the next run of the jobs, whatever they waited for.
create function private.retry_print_files(p_order_number text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('orders.fulfil');
  update private.print_work set next_at = private.now()
    where version_id in (
      select design_version_id from public.order_items where order_id = private.order_of_number(p_order_number)
    );
end $$;

create function public.retry_print_files(p_order_number text) returns void
language sql set search_path = '' as $$ select private.retry_print_files(p_order_number) $$;

-- The jobs remove the files of versions that are gone.
create function private.leave_print_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path) values ('print-files', old.path) on conflict do nothing;
  return null;
end $$;

create function private.grants_of_print_files() returns void
language sql set search_path = '' as $$
  grant select on public.print_files to authenticated;
  grant execute on function
    public.desk_designs(text), private.desk_designs(text), public.retry_print_files(text), private.retry_print_files(text)
    to authenticated;
  grant execute on function
    public.claim_print_work(), public.keep_print_files(uuid, jsonb), public.note_print_problem(uuid, text)
    to service_role;
$$;

create trigger print_files_left after delete on public.print_files
  for each row execute function private.leave_print_files();

create policy print_files_select_staff on public.print_files for select to authenticated
  using ((select private.may('orders.fulfil')));
