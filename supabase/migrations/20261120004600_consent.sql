-- What visitors allow or refuse, kept as proof (DPDP Act, section 6 (10)), and whether pages carry what asks them.
create table public.consents (
  id bigint generated always as identity primary key,
  browser_id uuid not null,
  category text not null check (category in ('analytics', 'ads', 'chat')),
  is_allowed boolean not null,
  services text[] not null check (
    services <@ array[
      'ga4', 'clarity', 'tag-manager', 'google-ads', 'meta-pixel', 'tawk', 'intercom', 'zendesk', 'crisp', 'livechat', 'freshchat'
    ] and cardinality(services) between 1 and 6 and array_position(services, null) is null
  ),
  version int not null check (version between 1 and 9999),
  is_under_gpc boolean not null default false,
  answered_at timestamptz not null,
  recorded_at timestamptz not null default private.now(),
  unique (browser_id, category, answered_at)
);
comment on table public.consents is 'Only added to. A row is forgotten after 545 days: 180 in which the choice works, and a year as proof';
comment on column public.consents.browser_id is 'Random, from the cookie that keeps the choice; no person, no address of a network';
comment on column public.consents.answered_at is 'By the clock of the browser. An answer that is sent again stays one row';
comment on column public.consents.services is 'Those that the question named';
comment on column public.consents.version is 'Of the question, lib/consent/choice.ts';
comment on column public.consents.is_under_gpc is 'The browser sent Global Privacy Control with the choice';
create index consents_recorded on public.consents (recorded_at);
alter table public.consents enable row level security;

-- Every page says which services are on, so it is made anew when that changes.
create trigger admin_settings_shown after insert or update on public.admin_settings for each row
  when (new.key in ('analytics_settings', 'chat_settings')) execute function private.note_change('site_settings');
create trigger admin_settings_hidden after delete on public.admin_settings for each row
  when (old.key in ('analytics_settings', 'chat_settings')) execute function private.note_change('site_settings');

-- What browsers chose within 30 days, the last choice of each: by category, how many allow it and how many refuse.
create function private.count_consents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return (
    select coalesce(jsonb_object_agg(category, jsonb_build_object('allowed', allowed, 'refused', refused)), '{}')
    from (
      select category, count(*) filter (where is_allowed) as allowed, count(*) filter (where not is_allowed) as refused
      from (
        select distinct on (browser_id, category) category, is_allowed from public.consents
        where recorded_at > private.now() - interval '30 days'
        order by browser_id, category, id desc
      ) as last
      group by category
    ) as counted
  );
end $$;

create function private.grants_of_consent() returns void
language sql set search_path = '' as $$
  revoke update, truncate on public.consents from service_role;
  grant execute on function public.count_consents(), private.count_consents() to authenticated;
  grant execute on function public.forget_consents() to service_role;
$$;

create function public.count_consents() returns jsonb
language sql stable set search_path = '' as $$ select private.count_consents() $$;

-- A choice works for 180 days (lib/security/cookie-days.ts), and stays provable for a year after that.
create function public.forget_consents() returns void
language sql set search_path = '' as $$
  delete from public.consents where id in (
    select id from public.consents where recorded_at < private.now() - interval '545 days'
    order by recorded_at limit 5000
  )
$$;
