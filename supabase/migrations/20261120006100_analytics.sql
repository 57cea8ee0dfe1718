-- What visitors do: events in five tables by month, visits with how far each came, and both summed up by hour and by day of India.
-- Nobody is named: a visit is a random number that ends with it, an address is kept without its last part.

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

create table private.page_analytics (
  like private.user_analytics,
  route text not null,
  vital text check (vital in ('LCP', 'INP', 'CLS')),
  bucket smallint,
  check ((vital is null) = (bucket is null))
) partition by range (at);
comment on table private.page_analytics is 'Page views, how far and how long a page was read, and its web vitals in classes of lib/analytics/web-vitals.ts';

create table private.product_analytics (
  like private.user_analytics,
  product_id bigint not null
) partition by range (at);
comment on table private.product_analytics is 'Products that were seen and wished for. No foreign key: a number that leads nowhere is not counted';

create table private.cart_analytics (
  like private.user_analytics,
  product_id bigint,
  size text,
  pincode text check (pincode ~ '^[1-9][0-9]{5}$')
) partition by range (at);
comment on table private.cart_analytics is 'Carts and the steps of a checkout';

create table private.search_analytics (
  like private.user_analytics,
  term text,
  results int
) partition by range (at);
comment on table private.search_analytics is 'Searches and filters';

create index user_analytics_at on private.user_analytics (at);
create index page_analytics_at on private.page_analytics (at);
create index product_analytics_at on private.product_analytics (at);
create index cart_analytics_at on private.cart_analytics (at);
create index search_analytics_at on private.search_analytics (at);
alter table private.user_analytics enable row level security;
alter table private.page_analytics enable row level security;
alter table private.product_analytics enable row level security;
alter table private.cart_analytics enable row level security;
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

-- The start of the hour of India in which a moment lies: these are half an hour off those of UTC.
create function private.analytics_hour(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$ select date_bin('1 hour', p_at, '2000-01-01 00:30:00+00') $$;

-- Makes the partitions of a month (in UTC) of the five tables of events, where they are missing.
create function private.make_analytics_partitions(p_month date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_starts date := date_trunc('month', p_month)::date;
  v_table text;
  v_name text;
begin
  foreach v_table in array array['user_analytics', 'page_analytics', 'product_analytics', 'cart_analytics', 'search_analytics'] loop
    v_name := v_table || '_' || to_char(v_starts, 'YYYY_MM');
    if to_regclass('private.' || v_name) is null then
      execute format(
        'create table private.%I partition of private.%I for values from (%L) to (%L)', v_name, v_table,
        v_starts::timestamp at time zone 'UTC', (v_starts + interval '1 month')::timestamp at time zone 'UTC'
      );
      execute format('alter table private.%I enable row level security', v_name);
    end if;
  end loop;
end $$;

-- What visitors did between two moments, from the rows themselves. A visit counts when it began, with how far it came (bucket; the
-- steps of lib/analytics/funnel.ts), events when they happened. bucket of a search: 1 when it found something; of a web vital: its class
-- (lib/analytics/web-vitals.ts). The 200 largest keys of each metric.
create function private.count_analytics(p_from timestamptz, p_to timestamptz)
returns table (metric text, key text, bucket smallint, count bigint)
language sql stable set search_path = '' as $$
  with counted (metric, key, bucket, count) as materialized (
    select m.metric, m.key, s.reached, count(*)
    from private.analytics_sessions s
    cross join lateral (values
      ('visit', 'all'), ('source', s.source), ('device', s.device), ('country', s.country), ('region', s.region), ('landing', s.landing),
      ('size', s.size), ('pincode', s.pincode)
    ) as m (metric, key)
    where s.started_at >= p_from and s.started_at < p_to and m.key is not null
    group by 1, 2, 3
    union all
    select 'view', path, 0::smallint, count(*) from private.page_analytics
    where at >= p_from and at < p_to and type = 'page_view' group by 2
    union all
    select vital, route, bucket, count(*) from private.page_analytics
    where at >= p_from and at < p_to and vital is not null group by 1, 2, 3
    union all
    select 'product', product_id::text, 0::smallint, count(*) from private.product_analytics
    where at >= p_from and at < p_to and type = 'product_view' group by 2
    union all
    select 'search', term, (results > 0)::int::smallint, count(*) from private.search_analytics
    where at >= p_from and at < p_to and type = 'search' group by 2, 3
    union all
    select 'event', e.type, 0::smallint, count(*) from (
      select at, type from private.user_analytics union all select at, type from private.page_analytics
      union all select at, type from private.product_analytics union all select at, type from private.cart_analytics
      union all select at, type from private.search_analytics
    ) as e where e.at >= p_from and e.at < p_to group by 2
  ), ranked as (
    select c.metric, c.key, row_number() over (partition by c.metric order by sum(c.count) desc, c.key) as place
    from counted c group by 1, 2
  )
  select c.metric, c.key, c.bucket, c.count from counted c join ranked r using (metric, key) where r.place <= 200
$$;

-- Where a range of the dashboard begins: an hour ago, with the hour of India 23 before this one, or with a day of India.
create function private.analytics_starts(p_range text) returns timestamptz
language sql stable set search_path = '' as $$
  select case p_range
    when '1h' then private.now() - interval '1 hour'
    when '24h' then private.analytics_hour(private.now()) - interval '23 hours'
    when '7d' then private.start_of_day(private.indian_day(private.now()) - 6)
    when '30d' then private.start_of_day(private.indian_day(private.now()) - 29)
  end
$$;

-- What was counted since a moment. The last hour is counted from the rows, a day from its hours, more from days of India.
create function private.analytics_of(p_range text, p_from timestamptz) returns table (metric text, key text, bucket smallint, count bigint)
language plpgsql stable set search_path = '' as $$
begin
  if p_range = '1h' then
    return query select c.metric, c.key, c.bucket, c.count from private.count_analytics(p_from, private.now()) c;
  else
    return query
      select c.metric, c.key, c.bucket, sum(c.count)::bigint from private.analytics_counts c
      where c.grain = case p_range when '24h' then 'hour' else 'day' end and c.starts_at >= p_from
      group by c.metric, c.key, c.bucket;
  end if;
end $$;

-- Visits by when they began: of an hour by five minutes, of a day by hours, else by days of India. [{ at, visits, orders }]
create function private.analytics_series(p_range text, p_from timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with slots as (
    select at from generate_series(
      case when p_range = '1h' then date_bin('5 minutes', p_from, '2000-01-01') else p_from end, private.now(),
      case p_range when '1h' then interval '5 minutes' when '24h' then interval '1 hour' else interval '1 day' end
    ) as at
  ), found as (
    select date_bin('5 minutes', started_at, '2000-01-01') as at, count(*) as visits, count(*) filter (where reached >= 6) as orders
    from private.analytics_sessions where p_range = '1h' and started_at >= p_from group by 1
    union all
    select starts_at, sum(count), sum(count) filter (where bucket >= 6) from private.analytics_counts
    where p_range <> '1h' and metric = 'visit' and grain = case p_range when '24h' then 'hour' else 'day' end and starts_at >= p_from
    group by 1
  )
  select jsonb_agg(jsonb_build_object('at', s.at, 'visits', coalesce(f.visits, 0), 'orders', coalesce(f.orders, 0)) order by s.at)
  from slots s left join found f using (at)
$$;

-- Visits of as long a time just before a range.
create function private.visits_before(p_range text, p_from timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select case when p_range = '1h' then (
    select count(*) from private.analytics_sessions where started_at >= p_from - interval '1 hour' and started_at < p_from
  ) else (
    select coalesce(sum(count), 0) from private.analytics_counts
    where metric = 'visit' and grain = case p_range when '24h' then 'hour' else 'day' end
      and starts_at >= p_from - case p_range when '24h' then interval '24 hours' when '7d' then interval '7 days' else interval '30 days' end
      and starts_at < p_from
  ) end
$$;

-- A day of India, summed up from its hours.
create function private.sum_analytics_day(p_day date) returns void
language sql set search_path = '' as $$
  delete from private.analytics_counts where grain = 'day' and starts_at = private.start_of_day(p_day);
  insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
    select 'day', private.start_of_day(p_day), metric, key, bucket, sum(count) from private.analytics_counts
    where grain = 'hour' and starts_at >= private.start_of_day(p_day) and starts_at < private.start_of_day(p_day + 1)
    group by metric, key, bucket
$$;

-- The dashboard of a range: 1h | 24h | 7d | 30d. Lists are cut off at 20 rows, the largest first.
create function private.analytics(p_range text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  v_from timestamptz := private.analytics_starts(p_range);
  v_counts jsonb;
begin
  perform private.require_permission('reports.read');
  if v_from is null then
    raise exception using errcode = 'PT400', message = 'A range of the dashboard', hint = 'bad_range';
  end if;
  with counts as materialized (
    select * from private.analytics_of(p_range, v_from)
  ), steps as (
    select metric, key, sum(count) as visits, jsonb_build_array(
      sum(count), coalesce(sum(count) filter (where bucket >= 2), 0), coalesce(sum(count) filter (where bucket >= 3), 0),
      coalesce(sum(count) filter (where bucket >= 4), 0), coalesce(sum(count) filter (where bucket >= 5), 0),
      coalesce(sum(count) filter (where bucket >= 6), 0)
    ) as funnel
    from counts where metric in ('visit', 'source', 'device', 'country', 'region', 'size', 'pincode', 'landing')
    group by metric, key
  ), placed as (
    select *, row_number() over (partition by metric order by visits desc, key) as place from steps
  ), vitals as (
    select metric, key, count, bucket, sum(count) over (partition by metric, key order by bucket) as up_to,
      sum(count) over (partition by metric, key) as total
    from counts where metric in ('LCP', 'INP', 'CLS')
  )
  select jsonb_build_object(
    'visits', (select coalesce(jsonb_object_agg(metric, rows), '{}') from (
      select metric, jsonb_agg(jsonb_build_object('key', key, 'funnel', funnel) order by place) as rows from placed where place <= 20 group by metric
    ) as m),
    'views', (select coalesce(sum(count), 0) from counts where metric = 'view'),
    'pages', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n) order by n desc, key), '[]') from (
      select key, sum(count) as n from counts where metric = 'view' group by key order by n desc, key limit 20
    ) as p),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n) order by n desc, key), '[]') from (
      select key, sum(count) as n from counts where metric = 'event' group by key order by n desc, key
    ) as e),
    'searches', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', n, 'empty', empty) order by n desc, key), '[]') from (
      select key, sum(count) as n, coalesce(sum(count) filter (where bucket = 0), 0) as empty
      from counts where metric = 'search' group by key order by empty desc, n desc, key limit 20
    ) as s),
    'products', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'seen', seen, 'bought', bought) order by seen desc, id), '[]') from (
      select p.id, p.name, c.seen, coalesce(b.pieces, 0) as bought
      from (select key::bigint as id, sum(count) as seen from counts where metric = 'product' group by key order by seen desc limit 20) as c
      join public.products p on p.id = c.id
      left join lateral (
        select sum(i.quantity) as pieces from public.order_items i join public.orders o on o.id = i.order_id
        where i.product_id = p.id and o.created_at >= v_from and o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO')
      ) as b on true
    ) as x),
    'vitals', (select coalesce(jsonb_agg(jsonb_build_object('vital', metric, 'route', key, 'bucket', p75, 'count', total) order by total desc, key, metric), '[]') from (
      select metric, key, max(total) as total, min(bucket) filter (where up_to >= 0.75 * total) as p75
      from vitals group by metric, key order by total desc, key, metric limit 60
    ) as v)
  ) into v_counts;
  return v_counts || jsonb_build_object(
    'from', v_from, 'live', (select count(*) from private.analytics_sessions where last_at > private.now() - interval '5 minutes'),
    'series', private.analytics_series(p_range, v_from),
    'visits_before', private.visits_before(p_range, v_from)
  );
end $$;

create function public.analytics(p_range text) returns jsonb
language sql stable set search_path = '' as $$ select private.analytics(p_range) $$;

-- Somebody new is in the shop: told at most once in ten seconds (spec 9), and only where the settings want it.
create function private.tell_shop_of_visitor() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_settings jsonb := (select value from public.admin_settings where key = 'notification_settings');
begin
  if (v_settings -> 'slackOn' ? 'new_visitor' or v_settings -> 'emailOn' ? 'new_visitor') is true
    and public.take_attempts('[{"bucket": "new-visitor", "subject": "all", "limit": 1, "seconds": 10}]') is null then
    perform private.tell_shop(array['new_visitor'], (
      select jsonb_build_object('source', s.source, 'path', s.landing, 'session', s.session_id)
      from private.analytics_sessions s order by s.last_at desc limit 1
    ));
  end if;
end $$;

-- Writes events of visitors, each as server/analytics/to-row.ts makes it, and their visits. Returns how many of these are new.
create function public.ingest_analytics(p_events jsonb) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_new int;
begin
  with events as materialized (
    select e.*, least(greatest(e.told_at, private.now() - interval '1 hour'), private.now()) as at
    from jsonb_to_recordset(p_events) as e (
      kind text, told_at timestamptz, session_id uuid, type text, path text, route text, source text, device text, country text,
      region text, city text, ip text, data jsonb, reached smallint, product_id bigint, size text, pincode text, term text, results int,
      vital text, bucket smallint
    )
  ), users as (
    insert into private.user_analytics (at, session_id, type, path, device, country, region, city, ip, data)
    select at, session_id, type, path, device, country, region, city, ip, data from events where kind = 'user'
  ), pages as (
    insert into private.page_analytics (at, session_id, type, path, device, country, region, city, ip, data, route, vital, bucket)
    select at, session_id, type, path, device, country, region, city, ip, data, route, vital, bucket from events where kind = 'page'
  ), products as (
    insert into private.product_analytics (at, session_id, type, path, device, country, region, city, ip, data, product_id)
    select at, session_id, type, path, device, country, region, city, ip, data, product_id from events where kind = 'product'
  ), carts as (
    insert into private.cart_analytics (at, session_id, type, path, device, country, region, city, ip, data, product_id, size, pincode)
    select at, session_id, type, path, device, country, region, city, ip, data, product_id, size, pincode from events where kind = 'cart'
  ), searches as (
    insert into private.search_analytics (at, session_id, type, path, device, country, region, city, ip, data, term, results)
    select at, session_id, type, path, device, country, region, city, ip, data, term, results from events where kind = 'search'
  ), visits as (
    insert into private.analytics_sessions as s (
      session_id, started_at, last_at, source, device, country, region, landing, size, pincode, reached
    )
    select session_id, min(at), max(at), (array_agg(source order by at))[1], (array_agg(device order by at))[1],
      (array_agg(country order by at))[1], (array_agg(region order by at))[1], (array_agg(path order by at))[1],
      (array_agg(size order by at desc) filter (where size is not null))[1],
      (array_agg(pincode order by at desc) filter (where pincode is not null))[1], max(reached)
    from events group by session_id order by session_id
    on conflict (session_id) do update set
      last_at = greatest(s.last_at, excluded.last_at), reached = greatest(s.reached, excluded.reached),
      size = coalesce(excluded.size, s.size), pincode = coalesce(excluded.pincode, s.pincode)
    returning (s.xmax = 0) as is_new, source, landing
  )
  select count(*) filter (where is_new) into v_new from visits;
  if v_new > 0 then
    perform private.tell_shop_of_visitor();
  end if;
  return v_new;
end $$;

-- Counts anew the hours in which something can still have changed, and the days of India around them; makes partitions ahead, and
-- forgets: events and visits after 90 days, hours after 45, days after two years. Two at once: the second does nothing. Returns how many
-- hours were counted.
create function private.refresh_analytics() returns int
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  v_from timestamptz;
  v_hour timestamptz;
  v_hours timestamptz[];
  v_old text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_analytics', 0)) then
    return 0;
  end if;
  for nr in 0..2 loop
    perform private.make_analytics_partitions((private.now() at time zone 'UTC' + make_interval(months => nr))::date);
  end loop;
  v_from := private.analytics_hour(least(
    private.now() - interval '90 minutes',
    coalesce((select max(starts_at) from private.analytics_counts where grain = 'hour'), (select min(started_at) from private.analytics_sessions))
  ));
  v_hours := array(
    select h from (
      select h from generate_series(greatest(v_from, private.analytics_hour(private.now() - interval '45 days')), private.now(), interval '1 hour') as g (h)
      union
      select private.analytics_hour(s.started_at) from private.analytics_sessions s where s.last_at > private.now() - interval '90 minutes'
    ) as x order by h
  );
  delete from private.analytics_counts where grain = 'hour' and starts_at = any (v_hours);
  foreach v_hour in array v_hours loop
    insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
      select 'hour', v_hour, c.metric, c.key, c.bucket, c.count from private.count_analytics(v_hour, v_hour + interval '1 hour') c;
  end loop;
  perform private.sum_analytics_day(d) from (select distinct private.indian_day(h) as d from unnest(v_hours) as u (h)) as days;

  delete from private.analytics_counts where grain = 'hour' and starts_at < private.now() - interval '45 days';
  delete from private.analytics_counts where grain = 'day' and starts_at < private.now() - interval '2 years';
  delete from private.analytics_sessions where session_id in (
    select session_id from private.analytics_sessions where started_at < private.now() - interval '90 days' order by started_at limit 5000
  );
  -- Of one old month each minute, all that is older than the days that are kept.
  select c.relname into v_old
  from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid join pg_catalog.pg_class p on p.oid = i.inhparent
  where p.relname in ('user_analytics', 'page_analytics', 'product_analytics', 'cart_analytics', 'search_analytics')
    and p.relnamespace = 'private'::regnamespace
    and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < private.now() - interval '90 days'
  order by c.relname limit 1;
  if v_old is not null then
    execute format('drop table private.%I', v_old);
  end if;
  return cardinality(v_hours);
end $$;

create function public.refresh_analytics() returns int
language sql set search_path = '' as $$ select private.refresh_analytics() $$;

create function private.grants_of_analytics() returns void
language sql set search_path = '' as $$
  grant execute on function public.analytics(text), private.analytics(text) to authenticated;
$$;

-- What is wrong with a document of admin_settings, as "field: what it must be"; null when it is valid. Fields may be absent.
-- lib/settings/admin-settings.ts has the same rules.
create or replace function private.find_admin_setting_problem(p_key text, p_value jsonb) returns text
language sql immutable set search_path = '' as $$
  with rules (setting, field, pattern, words, needed_by) as (values
    ('analytics_settings', 'enableAnalytics', null, 'true or false', null),
    ('analytics_settings', 'enableAds', null, 'true or false', null),
    ('analytics_settings', 'enableTagManager', null, 'true or false', null),
    ('analytics_settings', 'enableFacebookPixel', null, 'true or false', null),
    ('analytics_settings', 'enableClarity', null, 'true or false', null),
    ('analytics_settings', 'analyticsId', '^G-[A-Z0-9]{6,12}$', 'an id such as G-ABC123DEF4', 'enableAnalytics=true'),
    ('analytics_settings', 'adsId', '^AW-[0-9]{8,12}$', 'an id such as AW-123456789', 'enableAds=true'),
    ('analytics_settings', 'tagManagerId', '^GTM-[A-Z0-9]{4,10}$', 'an id such as GTM-ABC123', 'enableTagManager=true'),
    ('analytics_settings', 'facebookPixelId', '^[0-9]{10,20}$', 'an id of 10 to 20 digits', 'enableFacebookPixel=true'),
    ('analytics_settings', 'clarityId', '^[a-z0-9]{8,12}$', 'an id such as abcd1234ef', 'enableClarity=true'),
    ('chat_settings', 'enableChat', null, 'true or false', null),
    ('chat_settings', 'chatProvider', '^(tawk|intercom|zendesk|crisp|livechat|freshchat)$', 'one of the six providers', 'enableChat=true'),
    ('chat_settings', 'tawkPropertyId', '^[0-9a-f]{24}$', 'an id of 24 letters a to f and digits', 'chatProvider=tawk'),
    ('chat_settings', 'tawkWidgetId', '^[0-9a-z]{6,12}$', 'an id such as 1abcdefgh, or default', 'chatProvider=tawk'),
    ('chat_settings', 'intercomAppId', '^[a-z0-9]{6,12}$', 'an id such as ab12cd34', 'chatProvider=intercom'),
    ('chat_settings', 'zendeskKey', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'a key such as 0a1b2c3d-0000-0000-0000-0123456789ab', 'chatProvider=zendesk'),
    ('chat_settings', 'crispWebsiteId', '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'an id such as 0a1b2c3d-0000-0000-0000-0123456789ab', 'chatProvider=crisp'),
    ('chat_settings', 'livechatLicense', '^[0-9]{5,12}$', 'a number of 5 to 12 digits', 'chatProvider=livechat'),
    ('chat_settings', 'freshchatToken', '^[0-9a-zA-Z-]{20,60}$', 'a token of 20 to 60 letters, digits and dashes', 'chatProvider=freshchat'),
    ('chat_settings', 'freshchatHost', '^https://[a-z0-9.-]+\.freshchat\.com$', 'an address such as https://wchat.in.freshchat.com', 'chatProvider=freshchat'),
    ('ai_art_settings', 'isOn', null, 'true or false', null),
    ('ai_art_settings', 'personDay', '^[1-9][0-9]?$', 'a number from 1 to 99', 'isOn=true'),
    ('ai_art_settings', 'personMonth', '^[1-9][0-9]{0,2}$', 'a number from 1 to 999', 'isOn=true'),
    ('ai_art_settings', 'shopDay', '^[1-9][0-9]{0,3}$', 'a number from 1 to 9999', 'isOn=true'),
    ('ai_art_settings', 'budget', '^[1-9][0-9]{0,5}$', 'whole rupees, from 1 to 999999', 'isOn=true'),
    ('referral_settings', 'isOn', null, 'true or false', null),
    ('referral_settings', 'pieces', '^[1-9]$', 'a number from 1 to 9', 'isOn=true'),
    ('referral_settings', 'cap', '^[1-9][0-9]{0,4}$', 'whole rupees, from 1 to 99999', 'isOn=true'),
    ('referral_settings', 'validDays', '^[1-9][0-9]{0,2}$', 'days, from 1 to 999', 'isOn=true'),
    ('referral_settings', 'holdAt', '^[1-9]$', 'a number from 1 to 9', 'isOn=true'),
    ('referral_settings', 'ambassadors', '^[0-9][0-9,]{0,11}\+?$', 'a number such as 10,000+', 'isOn=true'),
    ('referral_settings', 'freeTees', '^[0-9][0-9,]{0,11}\+?$', 'a number such as 50,000+', 'isOn=true'),
    ('referral_settings', 'rating', '^([1-4](\.[0-9])?|5(\.0)?)$', 'a number such as 4.9', 'isOn=true'),
    ('lead_settings', 'isOn', null, 'true or false', null),
    ('lead_settings', 'trigger', '^(delay|scroll|exit)$', 'delay, scroll or exit', 'isOn=true'),
    ('lead_settings', 'delayMs', '^([1-9][0-9]{3}|[1-5][0-9]{4}|60000)$', 'a number from 1000 to 60000', 'isOn=true'),
    ('lead_settings', 'scrollPercent', '^[1-9][0-9]$', 'a number from 10 to 99', 'isOn=true'),
    ('lead_settings', 'holdOut', '^([0-9]|[1-4][0-9]|50)$', 'a number from 0 to 50', 'isOn=true'),
    ('lead_settings', 'percentOff', '^([1-9]|[1-8][0-9]|90)$', 'a number from 1 to 90', 'isOn=true'),
    ('lead_settings', 'maxDiscount', '^[1-9][0-9]{0,4}$', 'whole rupees, from 1 to 99999', null),
    ('lead_settings', 'validDays', '^([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$', 'a number from 1 to 365', 'isOn=true'),
    ('notification_settings', 'email', '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$', 'an e-mail address', 'emailOn'),
    ('notification_settings', 'slackChannel', '^#[a-z0-9_-]{1,79}$', 'a channel such as #orders', 'slackOn'),
    ('notification_settings', 'emailOn', null, 'a list of events', null),
    ('notification_settings', 'slackOn', null, 'a list of events', null)
  ),
  mine as (
    select r.*, p_value -> r.field as value, coalesce(p_value ->> r.field, '') as text,
      case
        when r.needed_by is null then false
        when p_value ->> 'enableChat' is distinct from 'true' and r.setting = 'chat_settings' then false
        when r.needed_by like '%=%' then p_value ->> split_part(r.needed_by, '=', 1) = split_part(r.needed_by, '=', 2)
        else jsonb_typeof(p_value -> r.needed_by) = 'array' and p_value -> r.needed_by <> '[]'
      end as is_needed
    from rules r where r.setting = p_key
  )
  select case
    when p_key = 'general_settings' then case when length(p_value::text) > 2000 then 'short' end
    when not exists (select from mine) then 'a setting that the shop knows'
    when jsonb_typeof(p_value) <> 'object' then 'an object'
    else coalesce(
      (select f || ': not a known field' from jsonb_object_keys(p_value) as f
       where not exists (select from mine where field = f) order by f limit 1),
      (select field || ': ' || words from mine
       where case
         when pattern is not null then
           coalesce(jsonb_typeof(value), 'string') <> 'string'
           or (text = '' and is_needed) is true or (text <> '' and text !~ pattern)
         when field in ('emailOn', 'slackOn') then value is not null and not (
           jsonb_typeof(value) = 'array' and value <@ jsonb_build_array(
             'order_placed', 'high_value_order', 'cod_to_confirm', 'payment_failed', 'return_requested', 'refund_failed', 'dispute_opened',
             'low_stock', 'message_failed', 'new_visitor'
           ))
         else value is not null and jsonb_typeof(value) <> 'boolean'
       end
       order by field limit 1)
    )
  end
$$;

select private.make_analytics_partitions((private.now() at time zone 'UTC' + make_interval(months => nr))::date) from generate_series(-3, 2) as nr;
