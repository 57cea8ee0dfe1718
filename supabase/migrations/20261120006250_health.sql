-- What the shop knows about its own state: jobs that ran, errors of browsers, and all that waits.

create table private.job_runs (
  job text primary key check (job ~ '^[a-z][a-z_]{2,39}$'),
  ran_at timestamptz not null,
  ok_at timestamptz,
  failed_at timestamptz,
  took_ms int not null check (took_ms >= 0),
  runs bigint not null default 1,
  failures bigint not null default 0,
  failures_in_row int not null default 0,
  problem text check (char_length(problem) <= 300)
);
comment on table private.job_runs is 'One row for each job of POST /api/jobs/run: when it last ran, went well, failed';
comment on column private.job_runs.problem is 'Why it last failed; it stays when the job goes well again';
alter table private.job_runs enable row level security;

create table private.client_errors (
  type text not null check (type in ('screen', 'unhandled', 'promise', 'request', 'auth', 'script')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  message text not null check (char_length(message) between 1 and 300),
  page text not null check (char_length(page) between 1 and 200),
  seen int not null default 1,
  first_seen_at timestamptz not null default private.now(),
  seen_at timestamptz not null default private.now(),
  told_at timestamptz,
  primary key (type, fingerprint)
);
comment on table private.client_errors is 'Errors in browsers of visitors, without personal data; forgotten 30 days after they were last seen';
comment on column private.client_errors.fingerprint is 'Of type, message and place, made by the server: the same error is one row';
comment on column private.client_errors.page is 'Where it was first seen, a path without what follows "?"';
comment on column private.client_errors.told_at is 'When the people of the shop were last told';
create index client_errors_told on private.client_errors (type, told_at) where told_at is not null;
create index client_errors_seen on private.client_errors (seen_at);
alter table private.client_errors enable row level security;

-- The newest of all, whether it was applied or not.
create index webhook_events_received on public.webhook_events (received_at);

-- Whether nobody is to be told of an error now (spec 8): the same one within an hour, another of its type within five minutes,
-- or three of its type within an hour.
create function private.is_client_error_quiet(p_type text, p_fingerprint text, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    bool_or(fingerprint = p_fingerprint) or count(*) >= 3 or max(told_at) > p_at - interval '5 minutes', false
  )
  from private.client_errors where type = p_type and told_at > p_at - interval '1 hour'
$$;

-- Counts an error of a visitor's browser, and tells the shop of it within the limits, whichever server asks. True: it is told.
create function public.report_client_error(p_type text, p_fingerprint text, p_message text, p_page text) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_seen int;
  v_at timestamptz;
begin
  insert into private.client_errors as e (type, fingerprint, message, page) values (p_type, p_fingerprint, p_message, p_page)
    on conflict (type, fingerprint) do update set seen = e.seen + 1, seen_at = private.clock_timestamp()
    returning seen into v_seen;
  -- In a storm nobody waits for the lock: most are quiet already.
  if private.is_client_error_quiet(p_type, p_fingerprint, private.clock_timestamp()) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('client errors'), hashtext(p_type));
  v_at := private.clock_timestamp();
  if private.is_client_error_quiet(p_type, p_fingerprint, v_at) then
    return false;
  end if;
  update private.client_errors set told_at = v_at where type = p_type and fingerprint = p_fingerprint;
  perform private.tell_shop(array['client_error'], jsonb_build_object(
    'type', p_type, 'message', p_message, 'page', p_page, 'seen', v_seen, 'at', floor(extract(epoch from v_at))
  ));
  delete from private.client_errors where (type, fingerprint) in (
    select type, fingerprint from private.client_errors
    where seen_at < private.now() - interval '30 days' order by seen_at limit 500 for update skip locked
  );
  return true;
end $$;

-- What one run of the jobs did: [{ job, ok, ms, problem }]. A failure keeps when the job last went well.
create function public.note_job_runs(p_runs jsonb) returns void
language sql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  insert into private.job_runs as j (job, ran_at, took_ms, ok_at, failed_at, failures, failures_in_row, problem)
  select job, private.now(), ms, case when ok then private.now() end, case when not ok then private.now() end,
    (not ok)::int, (not ok)::int, case when not ok then left(problem, 300) end
  from jsonb_to_recordset(p_runs) as r (job text, ok boolean, ms int, problem text)
  -- Always in the same order, so that two runners never wait for each other.
  order by job
  on conflict (job) do update set
    ran_at = excluded.ran_at,
    took_ms = excluded.took_ms,
    runs = j.runs + 1,
    ok_at = coalesce(excluded.ok_at, j.ok_at),
    failed_at = coalesce(excluded.failed_at, j.failed_at),
    failures = j.failures + excluded.failures,
    failures_in_row = case when excluded.failures = 0 then 0 else j.failures_in_row + 1 end,
    problem = coalesce(excluded.problem, j.problem)
$$;

-- How the shop is, for /api/metrics and the page of its health: sums and ages of what waits, and nobody's name.
create function private.shop_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migration text;
begin
  -- Its table comes with the tool that applies migrations.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into v_migration;
  end if;
  return jsonb_build_object(
    'at', private.clock_timestamp(),
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'migration', v_migration,
      'bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_catalog.pg_stat_activity where datname = current_database()),
      'connections_max', current_setting('max_connections')::int
    ),
    'outbox', (
      select jsonb_object_agg(c.channel, jsonb_build_object(
        'waiting', coalesce(w.waiting, 0), 'due', coalesce(w.due, 0), 'age', w.age, 'dead', coalesce(d.dead, 0)
      ))
      from unnest(array['email', 'sms', 'slack']) as c (channel)
      left join (
        select channel, count(*) as waiting, count(*) filter (where next_at <= private.now() or attempts > 0) as due,
          floor(extract(epoch from private.now() - min(created_at) filter (where next_at <= private.now() or attempts > 0)))::int as age
        from public.outbox where sent_at is null and dead_at is null group by channel
      ) as w using (channel)
      left join (
        select channel, count(*) as dead from public.outbox where dead_at is not null group by channel
      ) as d using (channel)
    ),
    'webhooks', jsonb_build_object(
      'last_at', (select max(received_at) from public.webhook_events),
      -- Older ones are cases for a person, which stay unapplied where the case is closed without an order.
      'unapplied', (
        select count(*) from public.webhook_events where applied_at is null and received_at > private.now() - interval '1 day'
      )
    ),
    'money_cases', (
      select jsonb_build_object('open', count(*), 'age', floor(extract(epoch from private.now() - min(created_at)))::int)
      from public.reconciliation_breaks where resolved_at is null
    ),
    'orders', (
      select jsonb_object_agg(s.status, jsonb_build_object('waiting', coalesce(o.waiting, 0), 'age', o.age))
      from unnest(array['Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Return Requested']) as s (status)
      left join (
        select status, count(*) as waiting, floor(extract(epoch from private.now() - min(created_at)))::int as age
        from public.orders
        where status in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Return Requested')
        group by status
      ) as o using (status)
    ),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', job, 'ran_at', ran_at, 'ok_at', ok_at, 'failed_at', failed_at, 'took_ms', took_ms, 'runs', runs,
        'failures', failures, 'failures_in_row', failures_in_row, 'problem', problem
      ) order by job), '[]') from private.job_runs
    ),
    'staff_jobs', jsonb_build_object(
      'waiting', (select count(*) from public.staff_jobs where state in ('queued', 'running')),
      'failed', (select count(*) from public.staff_jobs where state = 'failed' and finished_at > private.now() - interval '1 day')
    ),
    'client_errors', (
      select coalesce(jsonb_agg(jsonb_build_object('type', type, 'kinds', kinds, 'seen', seen) order by type), '[]')
      from (
        select type, count(*) as kinds, sum(seen) as seen from private.client_errors
        where seen_at > private.now() - interval '1 day' group by type
      ) as e
    ),
    'newest_errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by seen_at desc), '[]')
      from (
        select type, message, page, seen, seen_at from private.client_errors
        where seen_at > private.now() - interval '1 day' order by seen_at desc limit 10
      ) as e
    )
  );
end $$;

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
             'low_stock', 'message_failed', 'new_visitor', 'client_error'
           ))
         else value is not null and jsonb_typeof(value) <> 'boolean'
       end
       order by field limit 1)
    )
  end
$$;

create function public.shop_health() returns jsonb
language sql stable set search_path = '' set statement_timeout = '3s' as $$ select private.shop_health() $$;
