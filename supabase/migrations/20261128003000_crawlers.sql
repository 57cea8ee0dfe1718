-- Fetches of files by known bots, a row for each day. No IP addresses, only bots.
create table public.crawler_visits (
  day date not null default (private.now() at time zone 'Asia/Kolkata')::date,
  bot text not null check (char_length(bot) between 1 and 40),
  file text not null check (char_length(file) between 1 and 80),
  visits int not null default 1 check (visits > 0),
  last_at timestamptz not null default private.now(),
  primary key (bot, file, day)
);
comment on table public.crawler_visits is 'Fetches of crawler files by known bots; stored for ninety days';
create index crawler_visits_day on public.crawler_visits (day);
alter table public.crawler_visits enable row level security;

create policy crawler_visits_select_staff on public.crawler_visits for select to authenticated
  using ((select private.may('content.write')));

-- Pages submitted to search engines. One row for each run with changes.
create table public.indexnow_pings (
  id bigint generated always as identity primary key,
  paths text[] not null check (cardinality(paths) between 1 and 10000),
  up_to timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  next_at timestamptz not null default private.now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now()
);
comment on column public.indexnow_pings.up_to is 'Changes until then are in this ping or an earlier one';
create index indexnow_pings_due on public.indexnow_pings (next_at, id) where sent_at is null and dead_at is null;
create index indexnow_pings_up_to on public.indexnow_pings (up_to desc);
alter table public.indexnow_pings enable row level security;

create policy indexnow_pings_select_staff on public.indexnow_pings for select to authenticated
  using ((select private.may('content.write')));
