-- The blog: Markdown posts by staff. The jobs runner publishes scheduled posts when they are due.
create table public.blog_authors (
  id bigint generated always as identity primary key,
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 80),
  about text not null default '' check (char_length(about) <= 300),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
alter table public.blog_authors enable row level security;

create table public.blog_posts (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (
    title = btrim(title) and char_length(title) between 1 and 120 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  summary text not null default '' check (char_length(summary) <= 300),
  body text not null default '' check (char_length(body) <= 60000),
  minutes int not null generated always as (greatest(1, round(
    cardinality(regexp_split_to_array(btrim(body), '\s+')) / 220.0
  )::int)) stored,
  author_id bigint not null references public.blog_authors (id),
  tags text[] not null default '{}' check (
    cardinality(tags) <= 6 and coalesce(array_ndims(tags), 1) = 1 and char_length(array_to_string(tags, ',')) <= 200
    and array_to_string(tags, ',', '?') ~ '^([a-z0-9]+([-,][a-z0-9]+)*)?$'
    and array_to_string(tags, ',') !~ '[^,]{31}'
  ),
  cover_url text check (char_length(cover_url) <= 500 and cover_url ~ '^https?://[^\s"<>]+$'),
  cover_alt text not null default '' check (char_length(cover_alt) <= 200),
  seo_title text not null default '' check (char_length(seo_title) <= 120),
  seo_description text not null default '' check (char_length(seo_description) <= 320),
  publish_at timestamptz check (publish_at between '2000-01-01' and '2100-01-01'),
  is_live boolean not null default false,
  changed_at timestamptz not null default private.now(),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint blog_posts_live_has_time check (not is_live or publish_at is not null),
  constraint blog_posts_free_slug check (slug not in ('tag', 'page'))
);
comment on column public.blog_posts.publish_at is 'Null: a draft';
comment on column public.blog_posts.is_live is 'Visitors see it; the jobs runner sets it when publish_at has come';
comment on column public.blog_posts.minutes is 'To read it: 220 words each';
comment on column public.blog_posts.changed_at is 'When what readers see was last changed';
create index blog_posts_newest on public.blog_posts (publish_at desc, id desc) where is_live;
create index blog_posts_due on public.blog_posts (publish_at) where not is_live and publish_at is not null;
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_words on public.blog_posts using gin ((title || ' ' || slug) extensions.gin_trgm_ops);
create index blog_posts_author_id on public.blog_posts (author_id);
create index blog_posts_changed on public.blog_posts (updated_at desc, id desc);
create index blog_posts_slug_words on public.blog_posts using gin (slug extensions.gin_trgm_ops);
alter table public.blog_posts enable row level security;

create table public.blog_slugs (
  slug text primary key,
  post_id bigint not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default private.now()
);
comment on table public.blog_slugs is 'Slugs that published posts had: their links lead on to the new ones';
create index blog_slugs_post_id on public.blog_slugs (post_id);
alter table public.blog_slugs enable row level security;

create table public.blog_revisions (
  id bigint generated always as identity primary key,
  post_id bigint not null references public.blog_posts (id) on delete cascade,
  version int not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default private.now(),
  unique (post_id, version)
);
comment on table public.blog_revisions is 'What was saved of a post, the newest fifty times';
create index blog_revisions_saved_by on public.blog_revisions (saved_by);
alter table public.blog_revisions enable row level security;

create table public.blog_autosaves (
  id uuid primary key,
  post_id bigint references public.blog_posts (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  person_name text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 300000),
  typed_at timestamptz not null default private.now()
);
comment on table public.blog_autosaves is
  'Unsaved text of a post, one row for each open form; deleted after 30 days';
comment on column public.blog_autosaves.post_id is 'Null: of a post that is not saved yet';
create index blog_autosaves_post_id on public.blog_autosaves (post_id, typed_at desc);
create index blog_autosaves_person on public.blog_autosaves (person, typed_at desc);
create index blog_autosaves_typed_at on public.blog_autosaves (typed_at);
alter table public.blog_autosaves enable row level security;

create policy blog_posts_select_public on public.blog_posts for select to anon, authenticated using (is_live);

create policy blog_posts_select_staff on public.blog_posts for select to authenticated
  using ((select private.may('content.write')));

create policy blog_authors_select_public on public.blog_authors for select to anon, authenticated
  using (exists (select from public.blog_posts p where p.author_id = blog_authors.id and p.is_live));

create policy blog_authors_select_staff on public.blog_authors for select to authenticated
  using ((select private.may('content.write')));

create policy blog_slugs_select_public on public.blog_slugs for select to anon, authenticated
  using (exists (select from public.blog_posts p where p.id = post_id and p.is_live));

create policy blog_revisions_select_staff on public.blog_revisions for select to authenticated
  using ((select private.may('content.write')));

create policy blog_autosaves_select_staff on public.blog_autosaves for select to authenticated
  using ((select private.may('content.write')));
