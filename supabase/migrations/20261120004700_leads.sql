-- Who gave an address for the launch code, how the popup that asks for it shows, and whether it earns.
create table public.user_leads (
  id bigint generated always as identity primary key,
  email text not null
    check (email = lower(btrim(email)) and char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  email_key text not null unique generated always as (private.email_key(email)) stored,
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  name text check (name = btrim(name) and char_length(name) between 1 and 80),
  source text not null check (source in ('popup', 'page')),
  utm_data jsonb not null default '{}' check (jsonb_typeof(utm_data) = 'object' and length(utm_data::text) <= 1000),
  utm text not null generated always as (btrim(
    coalesce(utm_data ->> 'source', '') || ' ' || coalesce(utm_data ->> 'medium', '') || ' ' || coalesce(utm_data ->> 'campaign', '')
  )) stored,
  converted boolean not null default false,
  coupon_code text check (coupon_code ~ '^FIRST-[A-Z0-9]{4,20}$'),
  coupon_used boolean not null default false,
  ip_address cidr check (masklen(ip_address) = case family(ip_address) when 4 then 24 else 48 end),
  session_id uuid,
  consent_version text not null check (consent_version ~ '^20[0-9]{2}-[01][0-9]$'),
  consented_at timestamptz not null default private.now(),
  is_stopped boolean not null default false,
  created_at timestamptz not null default private.now()
);
comment on table public.user_leads is 'Forgotten after two years without an order';
comment on column public.user_leads.email_key is 'One row for each mailbox, however its address is typed';
comment on column public.user_leads.phone is 'Ten digits, without the prefix of India';
comment on column public.user_leads.converted is 'An order of this mailbox, placed since, is sold';
comment on column public.user_leads.ip_address is 'The /24 or /48 only: enough to see a flood, too little to find a line';
comment on column public.user_leads.session_id is 'A random number that the page draws when the form is first sent; nothing else carries it';
comment on column public.user_leads.consent_version is 'Of the words beside the button, see lib/leads/consent.ts';
comment on column public.user_leads.is_stopped is 'As mail_recipients.stopped says of offers';
create index user_leads_newest on public.user_leads (created_at desc, id desc);
create index user_leads_source on public.user_leads (source, created_at desc, id desc);
create index user_leads_consent on public.user_leads (consent_version, created_at desc, id desc);
create index user_leads_converted on public.user_leads (converted, created_at desc, id desc);
create index user_leads_used on public.user_leads (coupon_used, created_at desc, id desc);
create index user_leads_stopped on public.user_leads (is_stopped, created_at desc, id desc);
create index user_leads_utm on public.user_leads using gin (utm extensions.gin_trgm_ops);
create index user_leads_words on public.user_leads
  using gin ((email || ' ' || coalesce(name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(coupon_code, '')) extensions.gin_trgm_ops);

create table public.lead_popup_days (
  day date not null,
  arm text not null check (arm in ('shown', 'held')),
  visitors int not null default 0 check (visitors >= 0),
  leads int not null default 0 check (leads >= 0),
  primary key (day, arm)
);
comment on table public.lead_popup_days is 'Sums of a day, by the calendar of India: browsers that saw the popup, and those it was held back from';

create table public.lead_popup_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  arm text not null check (arm in ('shown', 'held'))
);
comment on table public.lead_popup_orders is 'Orders of browsers that belong to a half of the experiment';

alter table public.user_leads enable row level security;
alter table public.lead_popup_days enable row level security;
alter table public.lead_popup_orders enable row level security;
create policy user_leads_select_staff on public.user_leads for select to authenticated
  using ((select private.may('customers.read')));

create view public.lead_list as
select l.id, l.email, l.phone, l.name, l.source, l.utm, l.converted, l.coupon_code, l.coupon_used, l.ip_address, l.consent_version,
  l.consented_at, l.is_stopped, l.created_at,
  l.email || ' ' || coalesce(l.name, '') || ' ' || coalesce(l.phone, '') || ' ' || coalesce(l.coupon_code, '') as words
from public.user_leads l
where (select private.may('customers.read'));

-- What the back office has set for the launch code and the popup that offers it; usualLeadSettings of
-- lib/settings/lead-settings.ts has the same usual values.
create function private.lead_rules(
  out is_on boolean, out trigger text, out delay_ms int, out scroll_percent int, out hold_out int, out percent_off int,
  out max_discount int, out valid_days int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'trigger', ''), 'delay'),
    coalesce(nullif(s.value ->> 'delayMs', '')::int, 5000),
    coalesce(nullif(s.value ->> 'scrollPercent', '')::int, 50),
    coalesce(nullif(s.value ->> 'holdOut', '')::int, 10),
    coalesce(nullif(s.value ->> 'percentOff', '')::int, 20),
    nullif(coalesce(s.value ->> 'maxDiscount', '300'), '')::int,
    coalesce(nullif(s.value ->> 'validDays', '')::int, 30)
  from (select 1) as one
  left join public.admin_settings s on s.key = 'lead_settings'
$$;

-- An address without the part that tells one line from its neighbours: the /24 or the /48. Null for what is no address.
create function private.network_of(p_ip text) returns cidr
language plpgsql immutable set search_path = '' as $$
begin
  if pg_input_is_valid(p_ip, 'inet') then
    return set_masklen(network(p_ip::inet), case family(p_ip::inet) when 4 then 24 else 48 end);
  end if;
  return null;
end $$;

-- Everything that the shop stores about one person. Tables with a user_id column are included automatically.
create or replace function private.export_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_copy jsonb;
  v_table text;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', private.now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
      'phone', u.phone, 'phone_confirmed_at', u.phone_confirmed_at,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at
    ),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = u.id)
  ) into v_copy from auth.users u where u.id = p_user_id;
  if v_copy is null then
    raise sqlstate 'PT404' using message = 'No such account', hint = 'no_account';
  end if;

  select v_copy || jsonb_build_object('orders', coalesce(jsonb_agg(
    to_jsonb(o) - 'id' - 'user_id' - 'replaced_by' - 'paid_by' || jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'order_id' order by i.id), '[]')
        from public.order_items i where i.order_id = o.id
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'order_id' order by e.id), '[]')
        from public.order_events e where e.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'payment_id', p.payment_id, 'amount', p.amount, 'currency', p.currency, 'status', p.status,
          'method', p.method, 'refund_reason', p.refund_reason, 'created_at', p.created_at
        ) order by p.created_at), '[]')
        from public.payments p where p.order_id = o.id
      )
    ) order by o.created_at desc
  ), '[]')) into v_copy from private.orders_of(p_user_id) o;

  for v_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.udt_name = 'uuid'
      and t.table_type = 'BASE TABLE' and c.table_name not in ('orders', 'contact_messages')
    order by c.table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - ''user_id''), ''[]'') from public.%I r where r.user_id = $1', v_table
    ) into v_rows using p_user_id;
    v_copy := v_copy || jsonb_build_object(v_table, v_rows);
  end loop;
  select v_copy || jsonb_build_object('submissions', coalesce(jsonb_agg(
    to_jsonb(s) - array['id', 'reviewer', 'taken_at', 'art_hashes', 'rev'] order by s.created_at
  ), '[]')) into v_copy
    from public.submissions s join public.design_versions v on v.id = s.version_id where v.user_id = p_user_id;
  v_copy := v_copy || jsonb_build_object('user_leads', private.leads_of(p_user_id));
  -- Of the proven address too, to the letter: whoever wrote as a guest is the same person.
  return v_copy || jsonb_build_object('contact_messages', (
    select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' || jsonb_build_object('answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.contact_replies r where r.message_id = m.id
    )) order by m.id), '[]')
    from public.contact_messages m join auth.users u on u.id = p_user_id
    where m.user_id = u.id
      or u.email_confirmed_at is not null and private.email_key(m.email) = private.email_key(u.email)
        and lower(m.email) = lower(u.email)
  ));
end $$;

-- Adds to the sums of today, by the calendar of India. No row names a visitor.
create function private.count_popup(p_arm text, p_visitors int, p_leads int) returns void
language sql set search_path = '' as $$
  insert into public.lead_popup_days as d (day, arm, visitors, leads)
    values ((private.now() at time zone 'Asia/Kolkata')::date, p_arm, p_visitors, p_leads)
  on conflict (day, arm) do update set visitors = d.visitors + p_visitors, leads = d.leads + p_leads
$$;

-- Staff delete leads, as their owners ask for. Returns how many. PT422 bad_lead.
create function private.delete_leads(p_ids bigint[]) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_lead';
  end if;
  return private.forget_leads(p_ids);
end $$;

-- Forgets leads with what names them elsewhere: their codes end, and mails that wait are not sent. That a reader wants no mails
-- is remembered. Returns how many there were.
create function private.forget_leads(p_ids bigint[]) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  if cardinality(p_ids) = 0 then
    return 0;
  end if;
  perform from public.coupons
    where batch = md5('kapas/leads')::uuid
      and owner_email_key in (select email_key from public.user_leads where id = any (p_ids))
    order by id for no key update;
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid'
    where batch = md5('kapas/leads')::uuid
      and owner_email_key in (select email_key from public.user_leads where id = any (p_ids));
  delete from public.outbox
    where order_id is null and user_id is null and topic = 'lead_code'
      and email in (select email from public.user_leads where id = any (p_ids));
  delete from public.user_leads where id = any (p_ids);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- A new code of a lead, by the rules of today. It is always for a first order, so that an address has the price once, however
-- many codes it was given.
create function private.give_lead_code(p_lead public.user_leads) returns text
language plpgsql set search_path = '' as $$
declare
  v_rules record;
  v_coupon public.coupons;
begin
  select * into v_rules from private.lead_rules();
  v_coupon := private.give_coupon('leads', 'FIRST-', jsonb_strip_nulls(jsonb_build_object(
    'kind', 'percent', 'value', v_rules.percent_off, 'max_discount', v_rules.max_discount, 'is_first_order_only', true,
    'description', format('%s%% off a first order', v_rules.percent_off),
    'ends_at', ((private.now() at time zone 'Asia/Kolkata')::date + v_rules.valid_days + 1)::timestamp at time zone 'Asia/Kolkata'
  )), null, p_lead.email);
  update public.user_leads set coupon_code = v_coupon.code, coupon_used = false where id = p_lead.id;
  return v_coupon.code;
end $$;

-- A lead is converted while an order of its mailbox, placed since, is sold: neither cancelled nor come back undelivered.
create function private.judge_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads l set converted = not l.converted
    where l.email_key = private.email_key(new.email)
      and l.converted is distinct from exists (
        select from public.orders o
        where private.email_key(o.email) = l.email_key and o.created_at >= l.created_at and private.counts_as_sold(o)
      );
  return null;
end $$;

-- What visitors may know of it: how the popup opens, and what the code takes off. Null while it is off.
create function private.lead_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'trigger', r.trigger, 'delay_ms', r.delay_ms, 'scroll_percent', r.scroll_percent, 'hold_out', r.hold_out,
    'percent_off', r.percent_off, 'max_discount', r.max_discount
  )
  from private.lead_rules() as r where r.is_on
$$;

-- What the shop keeps about the proven address of an account besides its orders, for the copy of its data.
create function private.leads_of(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l) - array['id', 'email_key', 'utm'] order by l.id), '[]')
  from public.user_leads l
  join auth.users u on u.id = p_user_id and u.email_confirmed_at is not null
  where l.email_key = private.email_key(u.email)
$$;

-- Marks the lead whose code an order has used, or uses no more.
create function private.note_lead_code_used() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads set coupon_used = new.used > 0
    where email_key = new.owner_email_key and coupon_code = new.code and coupon_used <> (new.used > 0);
  return null;
end $$;

-- Writes down who has taken the addresses away, and which.
create function private.note_lead_export(p_q text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.name_of_person(s.id), 'insert', 'lead_exports', 'subscribers.csv', jsonb_build_object('search', left(p_q, 400))
    from (select private.acting_staff() as id) as s where s.id is not null;
end $$;

-- Marks the lead whose reader stops offers, or wants them again.
create function private.note_lead_stopped() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads set is_stopped = 'offers' = any (new.stopped)
    where email_key = new.email_key and is_stopped <> ('offers' = any (new.stopped));
  return null;
end $$;

-- What each half of the experiment has brought in so many days: { arm, visitors, leads, orders, revenue }. An order counts while
-- it is sold.
create function private.popup_result(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since date := (private.now() at time zone 'Asia/Kolkata')::date - p_days;
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_agg(jsonb_build_object(
      'arm', a.arm, 'visitors', d.visitors, 'leads', d.leads, 'orders', o.orders, 'revenue', o.revenue
    ) order by a.arm desc)
    from (values ('shown'), ('held')) as a (arm)
    cross join lateral (
      select coalesce(sum(visitors), 0) as visitors, coalesce(sum(leads), 0) as leads
      from public.lead_popup_days where arm = a.arm and day > v_since
    ) as d
    cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as revenue
      from public.lead_popup_orders p join public.orders o on o.id = p.order_id
      where p.arm = a.arm and o.created_at >= (v_since + 1)::timestamp at time zone 'Asia/Kolkata' and private.counts_as_sold(o)
    ) as o
  );
end $$;

-- Mails a lead its code again, a new one when the old one works no more; pressed twice in a minute it goes once. PT404; PT409
-- stopped.
create function private.resend_lead_code(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_lead public.user_leads;
begin
  perform private.require_permission('customers.write');
  select * into v_lead from public.user_leads where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This subscriber is gone', hint = 'no_lead';
  elsif v_lead.is_stopped then
    raise sqlstate 'PT409' using message = 'Its reader has stopped such mails', hint = 'stopped';
  elsif private.working_code(v_lead) is null then
    perform private.give_lead_code(v_lead);
  end if;
  insert into public.outbox (topic, email, data)
    values ('lead_code', v_lead.email, jsonb_build_object('lead_id', p_id, 'again', to_char(private.now(), 'YYYY-MM-DD HH24:MI')))
    on conflict do nothing;
end $$;

-- Staff stop the offers of readers who ask for it. Returns how many got them until now. PT422 bad_lead.
create function private.stop_leads(p_ids bigint[]) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_emails text[];
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_lead';
  end if;
  v_emails := array(select email from public.user_leads where id = any (p_ids) and not is_stopped order by id);
  perform public.stop_mails((public.mail_recipient(email) ->> 'id')::uuid, 'offers') from unnest(v_emails) as email;
  return cardinality(v_emails);
end $$;

-- The code of a lead when it can still be used for a day at least; otherwise null.
create function private.working_code(p_lead public.user_leads) returns text
language sql stable set search_path = '' as $$
  select code from public.coupons
  where code = p_lead.coupon_code and is_active and used = 0 and coalesce(ends_at, 'infinity') > private.now() + interval '1 day'
$$;

create function public.delete_leads(p_ids bigint[]) returns int
language sql set search_path = '' as $$ select private.delete_leads(p_ids) $$;

-- What the mail with the code says; null when the lead is gone or the code works no more.
create function public.find_lead_mail(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('code', c.code, 'percent', c.value, 'max_discount', c.max_discount, 'ends_at', c.ends_at)
  from public.user_leads l join public.coupons c on c.code = l.coupon_code
  where l.id = p_id and c.is_active and c.used = 0 and coalesce(c.ends_at, 'infinity') > private.now()
$$;

create function public.lead_offer() returns jsonb
language sql stable set search_path = '' as $$ select private.lead_offer() $$;

create function public.note_lead_export(p_q text) returns void
language sql set search_path = '' as $$ select private.note_lead_export(p_q) $$;

-- A browser that the popup was shown to, or that it was held back from.
create function public.note_popup(p_arm text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$ select private.count_popup(p_arm, 1, 0) $$;

-- Which half of the experiment an order comes from; the first word counts.
create function public.note_popup_order(p_order_number text, p_arm text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  insert into public.lead_popup_orders (order_id, arm) select id, p_arm from public.orders where order_id = p_order_number
  on conflict do nothing
$$;

create function public.popup_result(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.popup_result(p_days) $$;

-- Keeps an address and returns a code that works for it. Of a known address (23505) it is the code that it has, or a new one
-- when that one is used or over: what a visitor sees is the same either way, so that nobody learns which addresses the shop
-- knows. The mail goes out with the first visit alone. p_arm: what the popup's hold-out said, or null. PT409 no_offer; PT422 bad_lead.
create function public.receive_lead(p_fields jsonb, p_ip text, p_arm text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_lead public.user_leads;
begin
  if not (select is_on from private.lead_rules()) then
    raise sqlstate 'PT409' using message = 'This offer is over', hint = 'no_offer';
  end if;
  perform private.forget_leads(array(
    select id from public.user_leads where not converted and created_at < private.now() - interval '2 years'
    order by created_at limit 20
  ));
  begin
    insert into public.user_leads (email, phone, source, utm_data, ip_address, session_id, consent_version, is_stopped)
      values (
        lower(btrim(p_fields ->> 'email')), p_fields ->> 'phone', p_fields ->> 'source', coalesce(p_fields -> 'utm_data', '{}'),
        private.network_of(p_ip), (p_fields ->> 'session_id')::uuid, p_fields ->> 'consent_version',
        private.is_mail_stopped(p_fields ->> 'email', 'offers')
      )
      returning * into v_lead;
  exception
    when unique_violation then
      select * into v_lead from public.user_leads where email_key = private.email_key(p_fields ->> 'email') for no key update;
      return coalesce(private.working_code(v_lead), private.give_lead_code(v_lead));
    when check_violation or not_null_violation or data_exception then
      raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_lead';
  end;
  insert into public.outbox (topic, email, data) values ('lead_code', v_lead.email, jsonb_build_object('lead_id', v_lead.id));
  if p_arm is not null then
    perform private.count_popup(p_arm, 0, 1);
  end if;
  return private.give_lead_code(v_lead);
end $$;

create function public.resend_lead_code(p_id bigint) returns void
language sql set search_path = '' as $$ select private.resend_lead_code(p_id) $$;

create function public.stop_leads(p_ids bigint[]) returns int
language sql set search_path = '' as $$ select private.stop_leads(p_ids) $$;

-- Removes what the shop mails to an account's proven address besides its orders. Its codes end.
create or replace function private.forget_mails_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_key text := (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null);
begin
  perform private.forget_leads(array(select id from public.user_leads where email_key = v_key));
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = v_key;
  delete from public.mail_recipients where email_key = v_key;
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
             'order_placed', 'cod_to_confirm', 'return_requested', 'refund_failed', 'dispute_opened', 'low_stock', 'message_failed'
           ))
         else value is not null and jsonb_typeof(value) <> 'boolean'
       end
       order by field limit 1)
    )
  end
$$;

create function private.grants_of_leads() returns void
language sql set search_path = '' as $$
  grant select on public.user_leads, public.lead_list to authenticated;
  grant execute on function public.lead_offer(), private.lead_offer() to anon, authenticated;
  grant execute on function
    public.popup_result(int), private.popup_result(int), public.delete_leads(bigint[]), private.delete_leads(bigint[]),
    public.stop_leads(bigint[]), private.stop_leads(bigint[]), public.resend_lead_code(bigint), private.resend_lead_code(bigint),
    public.note_lead_export(text), private.note_lead_export(text)
    to authenticated;
$$;

create trigger user_leads_audit after update or delete on public.user_leads
  for each row execute function private.audit(
    'id', 'email', 'email_key', 'phone', 'name', 'utm_data', 'utm', 'ip_address', 'session_id', 'coupon_code', 'created_at'
  );
create trigger orders_judge_lead after insert or update of status, replaced_by on public.orders
  for each row execute function private.judge_lead();
create trigger coupons_lead_used after update of used on public.coupons
  for each row when (old.used <> new.used and new.batch = md5('kapas/leads')::uuid) execute function private.note_lead_code_used();
create trigger mail_recipients_lead after insert or update of stopped on public.mail_recipients
  for each row execute function private.note_lead_stopped();
create trigger admin_settings_leads after insert or update on public.admin_settings
  for each row when (new.key = 'lead_settings') execute function private.note_change('site_settings');
