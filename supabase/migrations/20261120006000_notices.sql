-- What the shop tells its own people, by mail and in Slack.

alter table public.outbox drop constraint outbox_channel_check, add constraint outbox_channel_check check (channel in ('email', 'sms', 'slack'));
alter table public.outbox drop constraint outbox_one_recipient,
  add constraint outbox_one_recipient check (num_nonnulls(order_id, user_id, email) = case channel when 'slack' then 0 else 1 end);
create index outbox_told on public.outbox (sent_at) where channel = 'slack' and sent_at is not null;

-- Rupees from which an order is a large one (spec 9).
create function private.high_value_from() returns numeric
language sql immutable set search_path = '' as 'select 5000::numeric';

-- Queues a notice for the people of the shop, in the channels where settings want one of the events; the first is what it says.
-- The same facts are told once. No name, no address, no phone: a channel has more readers than the back office.
create function private.tell_shop(p_events text[], p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_settings jsonb := (select value from public.admin_settings where key = 'notification_settings');
  v_data jsonb := jsonb_build_object('event', p_events[1]) || p_facts;
begin
  if v_settings -> 'slackOn' ?| p_events then
    insert into public.outbox (topic, channel, data) values ('shop_notice', 'slack', v_data) on conflict do nothing;
  end if;
  if v_settings -> 'emailOn' ?| p_events then
    insert into public.outbox (topic, email, data) values ('shop_notice', v_settings ->> 'email', v_data) on conflict do nothing;
  end if;
end $$;

-- Once an hour for each kind of message. A notice that can't be sent is no reason for another one.
create function private.tell_shop_of_dead_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['message_failed'], jsonb_build_object(
    'topic', new.topic, 'channel', new.channel, 'hour', floor(extract(epoch from private.now()) / 3600)
  ));
  return null;
end $$;

create function private.tell_shop_of_dispute() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['dispute_opened'], jsonb_build_object(
    'dispute_id', new.dispute_id, 'amount', new.amount, 'respond_by', new.respond_by, 'order_number', (
      select o.order_id from public.payments p join public.orders o on o.id = p.order_id where p.payment_id = new.payment_id
    )
  ));
  return null;
end $$;

-- An order that is to be made, or that waits for somebody's word. Exchanges are no sales.
create function private.tell_shop_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_facts jsonb := jsonb_build_object('order_number', new.order_id, 'total', new.total, 'payment_method', new.payment_method);
begin
  if tg_op = 'INSERT' and new.status = 'COD Review' then
    perform private.tell_shop(array['cod_to_confirm'], v_facts);
  elsif new.status = 'Confirmed' then
    perform private.tell_shop(
      case when new.total >= private.high_value_from() then array['high_value_order', 'order_placed'] else array['order_placed'] end,
      v_facts
    );
  end if;
  return null;
end $$;

-- Once for each order, however often its buyer tries.
create function private.tell_shop_of_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['payment_failed'], jsonb_build_object('order_number', o.order_id, 'total', o.total))
  from public.orders o where o.id = new.order_id and o.status = 'Pending Payment';
  return null;
end $$;

create function private.tell_shop_of_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['refund_failed'], jsonb_build_object(
    'refund_id', new.id, 'amount', new.amount, 'order_number', (select order_id from public.orders where id = new.order_id)
  ));
  return null;
end $$;

create function private.tell_shop_of_return() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['return_requested'], jsonb_build_object(
    'return_id', new.id, 'kind', new.kind, 'order_number', (select order_id from public.orders where id = new.order_id)
  ));
  return null;
end $$;

-- A variant falls to its mark, or below: at most once a day with as many pieces left.
create function private.tell_shop_of_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_mark int := coalesce(new.low_at, private.low_stock_at());
begin
  if old.available > v_mark and new.available <= v_mark then
    perform private.tell_shop(array['low_stock'], jsonb_build_object(
      'variant_id', new.id, 'name', p.name, 'color', new.color, 'size', new.size, 'left', new.available,
      'day', (private.now() at time zone 'Asia/Kolkata')::date
    )) from public.products p where p.id = new.product_id and p.status = 'published' and not p.is_deleted;
  end if;
  return null;
end $$;

-- The notices of one Slack message: five, or what has waited for 30 seconds, and 500 in an hour whoever sends them (spec 9). In a
-- flood, what nobody could be told within an hour is left out, and one notice says how many that were.
create function public.claim_slack_batch() returns setof public.outbox
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_room bigint;
  v_due bigint;
  v_since timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('slack batch')) then
    return;
  end if;
  with late as (
    update public.outbox set sent_at = private.now(), last_error = 'left out: it waited for an hour'
    where channel = 'slack' and sent_at is null and dead_at is null and attempts = 0
      and created_at < private.now() - interval '1 hour' and data ->> 'event' <> 'left_out'
    returning id
  )
  insert into public.outbox (topic, channel, data)
    select 'shop_notice', 'slack', jsonb_build_object('event', 'left_out', 'count', count(*), 'upto', max(id))
    from late having count(*) > 0;
  select 500 - count(*) into v_room from public.outbox
    where channel = 'slack' and (sent_at > private.now() - interval '1 hour' and last_error is null or sent_at is null and dead_at is null and attempts > 0 and next_at > private.now());
  select count(*), min(created_at) into v_due, v_since from public.outbox
    where channel = 'slack' and sent_at is null and dead_at is null and next_at <= private.now();
  if v_room > 0 and (v_due >= 5 or v_since <= private.now() - interval '30 seconds') then
    return query select * from public.claim_outbox('slack', least(5, v_room)::int);
  end if;
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
             'low_stock', 'message_failed'
           ))
         else value is not null and jsonb_typeof(value) <> 'boolean'
       end
       order by field limit 1)
    )
  end
$$;

create trigger orders_tell_shop after insert on public.orders
  for each row when (new.exchange_of is null and new.status in ('COD Review', 'Confirmed')) execute function private.tell_shop_of_order();
create trigger orders_tell_shop_confirmed after update of status on public.orders
  for each row when (new.exchange_of is null and new.status = 'Confirmed' and old.status in ('Pending Payment', 'COD Review'))
  execute function private.tell_shop_of_order();
create trigger payments_tell_shop after insert on public.payments
  for each row when (new.status = 'failed') execute function private.tell_shop_of_payment();
create trigger refunds_tell_shop after update of status on public.refunds
  for each row when (new.status = 'failed' and old.status <> 'failed') execute function private.tell_shop_of_refund();
create trigger disputes_tell_shop after insert on public.disputes
  for each row when (new.status not in ('won', 'closed', 'lost')) execute function private.tell_shop_of_dispute();
create trigger return_requests_tell_shop after insert on public.return_requests
  for each row execute function private.tell_shop_of_return();
create trigger product_variants_tell_shop after update on public.product_variants
  for each row when (new.is_active and new.available < old.available) execute function private.tell_shop_of_stock();
create trigger outbox_tell_shop after update of dead_at on public.outbox
  for each row when (old.dead_at is null and new.dead_at is not null and new.topic <> 'shop_notice')
  execute function private.tell_shop_of_dead_message();
