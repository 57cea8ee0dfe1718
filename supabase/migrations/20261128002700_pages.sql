-- The texts of the shop's own pages. A page without a row shows the default text from the code.
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
alter table public.pages enable row level security;

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
alter table public.page_revisions enable row level security;

create policy pages_select_public on public.pages for select to anon, authenticated using (true);

create policy page_revisions_select_staff on public.page_revisions for select to authenticated
  using ((select private.may('content.write')));
