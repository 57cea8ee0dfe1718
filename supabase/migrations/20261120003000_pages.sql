-- The texts of the shop's own pages. A page without a row says what the code says.
create table public.pages (
  key text primary key check (key in (
    'about', 'contact', 'faq', 'shipping-policy', 'refund-policy', 'investor', 'terms', 'privacy'
  )),
  title text not null check (
    title = btrim(title) and char_length(title) between 1 and 120 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  heading text not null check (
    heading = btrim(heading) and char_length(heading) between 1 and 120 and heading !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  lead text not null default '' check (char_length(lead) <= 500),
  description text not null check (char_length(description) between 1 and 320),
  body text not null check (char_length(body) between 1 and 60000),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);

create table public.page_revisions (
  id bigint generated always as identity primary key,
  page text not null references public.pages (key) on delete cascade,
  version int not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default private.now(),
  unique (page, version)
);
comment on table public.page_revisions is 'What was saved of a page, the newest fifty times';
create index page_revisions_saved_by on public.page_revisions (saved_by);

alter table public.pages enable row level security;
alter table public.page_revisions enable row level security;
create policy pages_select_public on public.pages for select to anon, authenticated using (true);
create policy page_revisions_select_staff on public.page_revisions for select to authenticated
  using ((select private.may('content.write')));

create function private.grants_of_pages() returns void
language sql set search_path = '' as $$
  grant select on public.pages to anon, authenticated;
  grant select on public.page_revisions to authenticated;
  grant execute on function
    public.save_page(text, int, jsonb), private.save_page(text, int, jsonb),
    public.page_desk(text), private.page_desk(text)
    to authenticated;
$$;

-- Saves a page. p_version: the version that was read, 0 while the code's text is shown. p_fields: title, heading, lead, description,
-- body. PT409 stale; PT422 bad_page.
create function private.save_page(p_key text, p_version int, p_fields jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_version int;
begin
  perform private.require_permission('content.write');
  perform pg_advisory_xact_lock(hashtextextended('pages', 0));
  if p_version is distinct from coalesce((select version from public.pages where key = p_key), 0) then
    raise sqlstate 'PT409' using message = 'Somebody else saved this page', hint = 'stale';
  end if;
  if p_fields - array['title', 'heading', 'lead', 'description', 'body'] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_page';
  end if;
  insert into public.pages as p (key, title, heading, lead, description, body)
  values (p_key, p_fields ->> 'title', p_fields ->> 'heading', p_fields ->> 'lead', p_fields ->> 'description', p_fields ->> 'body')
  on conflict (key) do update set title = excluded.title, heading = excluded.heading, lead = excluded.lead, description = excluded.description,
    body = excluded.body, version = p.version + 1
  returning version into v_version;
  insert into public.page_revisions (page, version, fields, saved_by)
    values (p_key, v_version, p_fields, private.acting_staff());
  delete from public.page_revisions where page = p_key and version <= v_version - 50;
  return v_version;
exception when check_violation or not_null_violation or data_exception then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_page';
end $$;

create function public.save_page(p_key text, p_version int, p_fields jsonb) returns int
language sql set search_path = '' as $$ select private.save_page(p_key, p_version, p_fields) $$;

-- A page as it is saved, with its revisions without their texts; its row is null while the code's text is shown.
create function private.page_desk(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return jsonb_build_object(
    'row', (select to_jsonb(p) from public.pages p where p.key = p_key),
    'revisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'version', r.version, 'saved_at', r.saved_at, 'by', private.name_of_person(r.saved_by)
      ) order by r.version desc), '[]')
      from public.page_revisions r where r.page = p_key
    )
  );
end $$;

create function public.page_desk(p_key text) returns jsonb
language sql stable set search_path = '' as $$ select private.page_desk(p_key) $$;

create trigger pages_touch before update on public.pages
  for each row execute function private.touch_updated_at();
create trigger pages_note after insert or update or delete on public.pages
  for each row execute function private.note_change('pages');
-- Texts are kept as revisions.
create trigger pages_audit after insert or update or delete on public.pages
  for each row execute function private.audit('key', 'created_at', 'body', 'version');
