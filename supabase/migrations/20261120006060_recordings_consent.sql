-- Recordings of visits by Sentry are asked about by name too.
alter table public.consents drop constraint consents_services_check;
alter table public.consents add constraint consents_services_check check (
  services <@ array[
    'ga4', 'clarity', 'tag-manager', 'google-ads', 'meta-pixel', 'sentry', 'tawk', 'intercom', 'zendesk', 'crisp', 'livechat', 'freshchat'
  ] and cardinality(services) between 1 and 6 and array_position(services, null) is null
);
