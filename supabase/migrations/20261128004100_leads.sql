-- Leads with an address for the launch code, the display of their popup, and its revenue.
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
comment on column public.user_leads.consent_version is 'Of the notice beside the button, lib/privacy/collection-notices.ts';
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
alter table public.user_leads enable row level security;

create table public.lead_popup_days (
  day date not null,
  arm text not null check (arm in ('shown', 'held')),
  visitors int not null default 0 check (visitors >= 0),
  leads int not null default 0 check (leads >= 0),
  primary key (day, arm)
);
comment on table public.lead_popup_days is 'Sums of a day, by the calendar of India: browsers that saw the popup, and those in the control group';
alter table public.lead_popup_days enable row level security;

create table public.lead_popup_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  arm text not null check (arm in ('shown', 'held'))
);
comment on table public.lead_popup_orders is 'Orders of browsers that belong to a half of the experiment';
alter table public.lead_popup_orders enable row level security;

create policy user_leads_select_staff on public.user_leads for select to authenticated
  using ((select private.may('customers.read')));
