-- SEO in the admin: redirects, addresses without a page, duplicate titles.
create table public.redirects (
  id bigint generated always as identity primary key,
  source text not null unique check (source ~ '^/[^?#%\s]*$' and char_length(source) between 2 and 300),
  -- Browsers resolve dots and take two slashes anywhere for another host. Letters are stored decoded, so that a loop
  -- can't hide behind another spelling.
  target text not null check (
    target ~ '^/([^/?#\s\\][^\s\\]*)?$' and char_length(target) <= 300
    and split_part(split_part(target, '#', 1), '?', 1) !~ '//|%|/\.{1,2}(/|$)'
  ),
  hits bigint not null default 0 check (hits >= 0),
  last_hit_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint redirects_lead_away check (source <> target),
  constraint redirects_source_works check (
    source !~ '(//|/\.{1,2}(/|$)|[*\\"<>\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd])'
    and source !~ '^/(products|blog)/[^/]+\.md$' and source !~ '^/blog/(tag|page|rss\.xml|feed\.json)$'
  ),
  constraint redirects_to_pages check (target !~* '^/(api|admin)([/?#]|$)')
);
comment on table public.redirects is 'Old addresses of the shop and where they lead: always to the end, never to another redirect';
create index redirects_target on public.redirects (target);
alter table public.redirects enable row level security;

create table public.missing_pages (
  path text primary key check (path like '/%' and char_length(path) <= 200),
  hits int not null default 1 check (hits > 0),
  referrer text not null default '' check (char_length(referrer) <= 120),
  first_at timestamptz not null default private.now(),
  last_at timestamptz not null default private.now()
);
comment on table public.missing_pages is 'Requested addresses without a page: at most 5,000, without the visitor';
comment on column public.missing_pages.referrer is 'The last host that linked there; empty: none or the shop itself';
create index missing_pages_hits on public.missing_pages (hits desc, path);
create index missing_pages_last on public.missing_pages (last_at);
alter table public.missing_pages enable row level security;

create table public.og_pictures (
  kind text not null,
  record_id bigint not null,
  url text not null check (char_length(url) <= 500),
  made_at timestamptz not null,
  primary key (kind, record_id),
  constraint og_pictures_kind_check check (kind in ('product', 'category', 'post', 'page'))
);
comment on table public.og_pictures is 'The pictures that links to the shop show elsewhere, drawn by the jobs runner';
alter table public.og_pictures enable row level security;

create policy og_pictures_select_public on public.og_pictures for select to anon, authenticated using (true);

create policy redirects_select_public on public.redirects for select to anon, authenticated using (true);

create policy missing_pages_select_staff on public.missing_pages for select to authenticated
  using ((select private.may('content.write')));
