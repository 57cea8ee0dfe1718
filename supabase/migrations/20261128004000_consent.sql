-- Visitors' consent choices, retained as evidence (DPDP Act, section 6 (10)), and whether pages contain the consent banner.
create table public.consents (
  id bigint generated always as identity primary key,
  browser_id uuid not null,
  category text not null check (category in ('analytics', 'ads', 'chat')),
  is_allowed boolean not null,
  services text[] not null,
  version int not null check (version between 1 and 9999),
  is_under_gpc boolean not null default false,
  answered_at timestamptz not null,
  recorded_at timestamptz not null default private.now(),
  unique (browser_id, category, answered_at),
  constraint consents_services_check check (
  services <@ array[
    'ga4', 'clarity', 'tag-manager', 'google-ads', 'meta-pixel', 'sentry', 'tawk', 'intercom', 'zendesk', 'crisp', 'livechat', 'freshchat'
  ] and cardinality(services) between 1 and 6 and array_position(services, null) is null
)
);
comment on table public.consents is 'Only added to. Deleted after 545 days: 180 in which the choice applies, and a year as proof';
comment on column public.consents.browser_id is 'Random, from the cookie that keeps the choice; no person, no address of a network';
comment on column public.consents.answered_at is 'By the clock of the browser. An answer that is sent again stays one row';
comment on column public.consents.services is 'Those that the question named';
comment on column public.consents.version is 'Of the question, lib/consent/choice.ts';
comment on column public.consents.is_under_gpc is 'The browser sent Global Privacy Control with the choice';
create index consents_recorded on public.consents (recorded_at);
alter table public.consents enable row level security;
