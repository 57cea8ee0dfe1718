-- Visitor events in five tables by month, visits with the last step each reached, and both summed up by hour and by day in
-- India. No personal data: a visit is a random number that ends with it, an IP address is stored without its last part.
create table private.user_analytics (
  at timestamptz not null,
  session_id uuid not null,
  type text not null,
  path text not null,
  device text not null,
  country text,
  region text,
  city text,
  ip text,
  data jsonb not null
) partition by range (at);
comment on table private.user_analytics is 'Presses, forms, shares and signs of leaving';
create index user_analytics_at on private.user_analytics (at);
alter table private.user_analytics enable row level security;

create table private.page_analytics (
  like private.user_analytics,
  route text not null,
  vital text check (vital in ('LCP', 'INP', 'CLS')),
  bucket smallint,
  check ((vital is null) = (bucket is null))
) partition by range (at);
comment on table private.page_analytics is 'Page views, how far and how long a page was read, and its web vitals in classes of lib/analytics/web-vitals.ts';
create index page_analytics_at on private.page_analytics (at);
alter table private.page_analytics enable row level security;

create table private.product_analytics (
  like private.user_analytics,
  product_id bigint not null
) partition by range (at);
comment on table private.product_analytics is 'Products that were seen and wished for. No foreign key: a number that leads nowhere is not counted';
create index product_analytics_at on private.product_analytics (at);
alter table private.product_analytics enable row level security;

create table private.cart_analytics (
  like private.user_analytics,
  product_id bigint,
  size text,
  pincode text check (pincode ~ '^[1-9][0-9]{5}$')
) partition by range (at);
comment on table private.cart_analytics is 'Carts and the steps of a checkout';
create index cart_analytics_at on private.cart_analytics (at);
alter table private.cart_analytics enable row level security;

create table private.search_analytics (
  like private.user_analytics,
  term text,
  results int
) partition by range (at);
comment on table private.search_analytics is 'Searches and filters';
create index search_analytics_at on private.search_analytics (at);
alter table private.search_analytics enable row level security;

create table private.analytics_sessions (
  session_id uuid primary key,
  started_at timestamptz not null,
  last_at timestamptz not null,
  source text not null,
  device text not null,
  country text,
  region text,
  landing text not null,
  size text,
  pincode text,
  reached smallint not null check (reached between 1 and 6)
);
comment on table private.analytics_sessions is 'A visit: where it came from, and the last step of lib/analytics/funnel.ts that it reached';
create index analytics_sessions_started on private.analytics_sessions (started_at);
create index analytics_sessions_last on private.analytics_sessions (last_at);
alter table private.analytics_sessions enable row level security;

create table private.analytics_counts (
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,
  metric text not null,
  key text not null,
  bucket smallint not null,
  count bigint not null,
  primary key (grain, starts_at, metric, key, bucket)
);
comment on table private.analytics_counts is 'Kept by refresh_analytics(): what count_analytics() says of each hour of India, and its sums by day';
alter table private.analytics_counts enable row level security;
