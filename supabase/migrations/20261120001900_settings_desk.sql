-- The settings desk: what staff write by its screens, each checked, versioned and noted for the storefront.

alter table public.shipping_zones add column updated_at timestamptz not null default private.now();
alter table public.pincodes add column updated_at timestamptz not null default private.now();

-- Two people who save settings take turns: each compares the version that they saw with the one that is there.
create function private.lock_settings() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('settings', 0))
$$;

-- Raises PT409 when what a person saw is not what is there.
create function private.refuse_stale(p_seen timestamptz, p_is timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_seen is distinct from p_is then
    raise sqlstate 'PT409' using message = 'Somebody saved this a moment ago', hint = 'stale';
  end if;
end $$;

-- Saves the settings of a screen, { key: { value, is_enabled } }, all or none. p_version: the newest updated_at of these keys
-- that the person saw, null when there was none. How much money one person may move alone is set by who makes roles. PT409
-- stale; PT422 bad_setting.
create function private.save_product_settings(p_settings jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  if p_settings ? 'two_person_above' and not exists (
    select from (values ('two_person_above', '5000')) as usual (key, value)
    left join public.product_settings s on s.setting_key = usual.key
    where coalesce(s.setting_value, usual.value) = p_settings #>> '{two_person_above,value}'
      and coalesce(s.is_enabled, true) = (p_settings #>> '{two_person_above,is_enabled}')::boolean
  ) then
    perform private.require_permission('roles.write');
  end if;
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (
    select max(updated_at) from public.product_settings where setting_key in (select jsonb_object_keys(p_settings))
  ));
  insert into public.product_settings as s (setting_key, setting_value, is_enabled)
  select key, entry ->> 'value', (entry ->> 'is_enabled')::boolean
  from jsonb_each(p_settings) as one (key, entry) order by key
  on conflict (setting_key) do update set setting_value = excluded.setting_value, is_enabled = excluded.is_enabled
    where (s.setting_value, s.is_enabled) is distinct from (excluded.setting_value, excluded.is_enabled);
  if private.number_setting('delivery_days_from', 2) > private.number_setting('delivery_days_to', 6) then
    raise sqlstate 'PT422' using
      message = 'delivery_days_to must not be less than delivery_days_from', hint = 'bad_setting';
  end if;
end $$;

create function public.save_product_settings(p_settings jsonb, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_product_settings(p_settings, p_version) $$;

-- Saves site settings, { key: value }, all or none, and adds those that are absent. p_version as in save_product_settings().
create function private.save_site_settings(p_settings jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (
    select max(updated_at) from public.site_settings where key in (select jsonb_object_keys(p_settings))
  ));
  insert into public.site_settings as s (key, value)
  select one.key, one.value from jsonb_each_text(p_settings) as one order by one.key
  on conflict (key) do update set value = excluded.value where s.value <> excluded.value;
end $$;

create function public.save_site_settings(p_settings jsonb, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_site_settings(p_settings, p_version) $$;

-- Saves one document of admin_settings. p_version: its updated_at as the person saw it, null when it was absent.
create function private.save_admin_setting(p_key text, p_value jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (select updated_at from public.admin_settings where key = p_key));
  insert into public.admin_settings as s (key, value) values (p_key, p_value)
  on conflict (key) do update set value = excluded.value where s.value <> excluded.value;
end $$;

create function public.save_admin_setting(p_key text, p_value jsonb, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_admin_setting(p_key, p_value, p_version) $$;

-- What is wrong with a document of admin_settings, as "field: what it must be"; null when it is valid. Fields may be absent.
-- lib/settings/admin-settings.ts has the same rules.
create function private.find_admin_setting_problem(p_key text, p_value jsonb) returns text
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

create function private.check_admin_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_admin_setting_problem(new.key, new.value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using message = format('%s must be %s', new.key, v_problem), hint = 'bad_setting';
  end if;
  return new;
end $$;

-- A rate that has begun stands on invoices: staff add and remove only rates that begin tomorrow or later. Migrations may more.
create function private.guard_gst_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
begin
  if private.acting_staff() is not null
    and ((tg_op <> 'INSERT' and old.starts_on <= v_today) or (tg_op <> 'DELETE' and new.starts_on <= v_today))
  then
    raise sqlstate 'PT409' using
      message = 'A tax rate that has begun stays: add one that begins tomorrow or later', hint = 'rate_began';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Deletes a delivery zone. Pincodes that name it go back to the zone of their state. p_pincodes: how many of them the person
-- was told about; PT409 stale when there are more or fewer now. PT404: there is no such zone.
create function private.delete_zone(p_zone text, p_pincodes int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  if p_pincodes is distinct from (select count(*)::int from public.pincodes where zone = p_zone) then
    raise sqlstate 'PT409' using message = 'Somebody saved this a moment ago', hint = 'stale';
  end if;
  update public.pincodes set zone = null where zone = p_zone;
  delete from public.shipping_zones where zone = p_zone;
  if not found then
    raise sqlstate 'PT404' using message = 'This zone is gone already', hint = 'not_found';
  end if;
end $$;

create function public.delete_zone(p_zone text, p_pincodes int) returns void
language sql set search_path = '' as $$ select private.delete_zone(p_zone, p_pincodes) $$;

-- All delivery zones with what depends on them: the number of pincodes that name each.
create function public.list_zones() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'zone', z.zone, 'name', z.name, 'fee', z.fee, 'free_over', z.free_over, 'states', z.states,
    'min_days', z.min_days, 'max_days', z.max_days, 'updated_at', z.updated_at,
    'pincodes', (select count(*) from public.pincodes p where p.zone = z.zone)
  ) order by z.name, z.zone), '[]')
  from public.shipping_zones z
$$;

-- Adds and changes pincodes by a list of rows as export_pincodes() gives them; it deletes none. Returns what it does,
-- { adds, changes, same, steps: the first 200 of { pincode, before } }, `before` null for one that is added. A dry run only
-- tells. p_expected: what the dry run told, { adds, changes }; PT409 stale when the list has changed since.
create function private.import_pincodes(p_rows jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_plan jsonb;
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  create temporary table wanted on commit drop as
    select w.*, p.pincode is null as is_new, p as old_row,
      (w.city, w.state, w.delivery_days, w.cod_available, w.zone, w.other_states)
        is distinct from (p.city, p.state, p.delivery_days, p.cod_available, p.zone, p.other_states) as is_other
    from jsonb_to_recordset(p_rows) as w (
      pincode text, city text, state text, delivery_days int, cod_available boolean, zone text, other_states text[]
    )
    left join public.pincodes p on p.pincode = w.pincode;
  select jsonb_build_object(
    'adds', count(*) filter (where is_new), 'changes', count(*) filter (where is_other and not is_new),
    'same', count(*) filter (where not is_other),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'pincode', s.pincode, 'before', case when not s.is_new then to_jsonb(s.old_row) - 'updated_at' end
      ) order by s.pincode), '[]')
      from (select * from wanted where is_other order by pincode limit 200) as s
    )
  ) into v_plan from wanted;
  if p_expected is not null then
    if p_expected <> jsonb_build_object('adds', v_plan -> 'adds', 'changes', v_plan -> 'changes') then
      raise sqlstate 'PT409' using message = 'The pincodes have changed since the dry run', hint = 'stale';
    end if;
    insert into public.pincodes as p (pincode, city, state, delivery_days, cod_available, zone, other_states)
    select pincode, city, state, delivery_days, cod_available, zone, other_states
    from wanted where is_other order by pincode
    on conflict (pincode) do update set city = excluded.city, state = excluded.state,
      delivery_days = excluded.delivery_days, cod_available = excluded.cod_available, zone = excluded.zone,
      other_states = excluded.other_states;
  end if;
  drop table wanted;
  return v_plan;
end $$;

create function public.import_pincodes(p_rows jsonb, p_expected jsonb default null) returns jsonb
language sql set search_path = '' as $$ select private.import_pincodes(p_rows, p_expected) $$;

-- Every pincode that has a row, as one answer.
create function public.export_pincodes() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'updated_at' order by p.pincode), '[]') from public.pincodes p
$$;

create function private.grants_of_settings_desk() returns void
language sql set search_path = '' as $$
  -- Triggers run as the writer.
  grant execute on function private.find_admin_setting_problem(text, jsonb) to authenticated;
  grant execute on function
    public.save_product_settings(jsonb, timestamptz), private.save_product_settings(jsonb, timestamptz),
    public.save_site_settings(jsonb, timestamptz), private.save_site_settings(jsonb, timestamptz),
    public.save_admin_setting(text, jsonb, timestamptz), private.save_admin_setting(text, jsonb, timestamptz),
    public.delete_zone(text, int), private.delete_zone(text, int), public.list_zones(), public.export_pincodes(),
    public.import_pincodes(jsonb, jsonb), private.import_pincodes(jsonb, jsonb)
    to authenticated;
$$;

create trigger shipping_zones_touch before update on public.shipping_zones
  for each row execute function private.touch_updated_at();
create trigger pincodes_touch before update on public.pincodes
  for each row execute function private.touch_updated_at();
create trigger admin_settings_check before insert or update on public.admin_settings
  for each row execute function private.check_admin_setting();
create trigger gst_rates_guard before insert or update or delete on public.gst_rates
  for each row execute function private.guard_gst_rate();

-- Pages that tell the terms of delivery show the zones too.
create trigger shipping_zones_note after insert or update or delete on public.shipping_zones
  for each row execute function private.note_change('product_settings');
