-- Pictures that a machine draws for shoppers: what each was asked for, what made it, and the credit that it took.
create table public.ai_generations (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  parent_id uuid references public.ai_generations (id) on delete set null,
  prompt text not null check (char_length(prompt) <= 300),
  final_prompt text not null check (char_length(final_prompt) <= 4000),
  revised_prompt text check (char_length(revised_prompt) <= 4000),
  style text not null check (style ~ '^[a-z][a-z-]{0,39}$'),
  aspect text not null check (aspect in ('square', 'portrait', 'landscape')),
  is_transparent boolean not null,
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  model text not null check (char_length(model) between 1 and 100),
  seed bigint check (seed >= 0),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'refused')),
  is_charged boolean not null generated always as (status in ('queued', 'running', 'done')) stored,
  code text check (code ~ '^[a-z_]{1,40}$'),
  moderation jsonb check (jsonb_typeof(moderation) = 'object' and octet_length(moderation::text) <= 4000),
  cost_micro_usd bigint not null check (cost_micro_usd >= 0),
  cost_paise int not null check (cost_paise >= 0),
  asset_id uuid references public.design_assets (id) on delete set null,
  path text check (path ~ '^[a-z0-9][a-z0-9/.-]{0,99}$'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  tries int not null default 0 check (tries between 0 and 2),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default private.now(),
  ended_at timestamptz,
  constraint ai_generations_ended check ((ended_at is null) = (status in ('queued', 'running'))),
  constraint ai_generations_leased check ((status = 'running') = (lease is not null and leased_until is not null)),
  constraint ai_generations_reason check ((code is not null) = (status in ('failed', 'refused'))),
  constraint ai_generations_file check ((status = 'done') = (path is not null and sha256 is not null))
);
comment on table public.ai_generations is 'Pictures that a machine drew for a person, or is to draw; written by the server alone';
comment on column public.ai_generations.id is 'Given by the browser, so that a request sent twice is one picture';
comment on column public.ai_generations.user_id is 'Null: the account is gone, and the words with it';
comment on column public.ai_generations.parent_id is 'The picture that was tried again with changes';
comment on column public.ai_generations.final_prompt is 'What the provider was told';
comment on column public.ai_generations.is_charged is 'Whether a credit is spent or held: what failed or was refused costs none';
comment on column public.ai_generations.code is 'Why it failed or was refused';
comment on column public.ai_generations.cost_paise is 'What the shop pays: a guess while it is drawn';
comment on column public.ai_generations.path is 'Of the stored file, as in design_assets; copies of it show the same file';
comment on column public.ai_generations.lease is 'Of the runner that draws it';
create unique index ai_generations_one_running on public.ai_generations (user_id) where status in ('queued', 'running');
create index ai_generations_of_person on public.ai_generations (user_id, created_at desc);
create index ai_generations_created_at on public.ai_generations (created_at);
create index ai_generations_waiting on public.ai_generations (created_at) where status in ('queued', 'running');
create index ai_generations_parent on public.ai_generations (parent_id) where parent_id is not null;
create index ai_generations_asset on public.ai_generations (asset_id) where asset_id is not null;
create index ai_generations_path on public.ai_generations (path) where path is not null;

alter table public.ai_generations enable row level security;

-- What the back office has set for AI art: whether it is on, how many pictures a person may have drawn a day and a month and
-- the shop a day, and how much the shop spends on them a day.
create function private.ai_art_rules(
  out is_on boolean, out person_day int, out person_month int, out shop_day int, out budget_paise int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'personDay', '')::int, 3),
    coalesce(nullif(s.value ->> 'personMonth', '')::int, 20),
    coalesce(nullif(s.value ->> 'shopDay', '')::int, 200),
    coalesce(nullif(s.value ->> 'budget', '')::int, 500) * 100
  from (select 1) as one
  left join public.admin_settings s on s.key = 'ai_art_settings'
$$;

-- Credits that are spent or held, by the calendar of India: of a person today and this month, of the shop today, and what the
-- shop's pictures of today cost, drawn or not.
create function private.ai_art_used(
  p_user_id uuid, out person_day int, out person_month int, out shop_day int, out shop_paise int
)
language sql stable set search_path = '' as $$
  select mine.of_day, mine.of_month, shop.of_day, shop.paise
  from (
    select count(*) filter (where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata'))::int as of_day, count(*)::int as of_month
    from public.ai_generations
    where user_id = p_user_id and is_charged and created_at >= date_trunc('month', private.now(), 'Asia/Kolkata')
  ) as mine, (
    select count(*) filter (where is_charged)::int as of_day, coalesce(sum(cost_paise), 0)::int as paise
    from public.ai_generations where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata')
  ) as shop
$$;

-- Why a person can't have a picture drawn now that may cost so much; null: they can.
create function private.find_ai_refusal(p_user_id uuid, p_cost_paise int) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_rules record := private.ai_art_rules();
  v_used record := private.ai_art_used(p_user_id);
begin
  return case
    when not v_rules.is_on then 'ai_off'
    when exists (
      select from public.ai_generations where user_id = p_user_id and status in ('queued', 'running')
    ) then 'ai_running'
    when v_used.person_day >= v_rules.person_day then 'ai_day_used'
    when v_used.person_month >= v_rules.person_month then 'ai_month_used'
    when v_used.shop_day >= v_rules.shop_day or v_used.shop_paise + p_cost_paise > v_rules.budget_paise then 'ai_shop_used'
    when (select count(*) from public.ai_generations where status in ('queued', 'running')) >= 20 then 'ai_busy'
  end;
end $$;

-- Ends a picture that is not drawn, and gives its credit back. p_facts as in fail_ai_generation().
create function private.end_ai_generation(p_id uuid, p_status text, p_code text, p_facts jsonb default '{}') returns void
language sql set search_path = '' as $$
  update public.ai_generations set status = p_status, code = p_code, lease = null, leased_until = null, ended_at = private.now(),
    moderation = p_facts -> 'moderation',
    cost_micro_usd = coalesce((p_facts ->> 'cost_micro_usd')::bigint, 0),
    cost_paise = coalesce((p_facts ->> 'cost_paise')::int, 0)
  where id = p_id
$$;

-- Takes a credit of a person for a picture that is to be drawn, and queues it. The same id again is the same picture, so a
-- request that is sent twice costs once. PT404 not_found: the id is another person's; PT409 with the reason of
-- find_ai_refusal(), or assets_full.
create function public.reserve_ai_generation(p_wish jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.ai_generations := jsonb_populate_record(null::public.ai_generations, p_wish);
  v_known public.ai_generations;
  v_refusal text;
begin
  -- Counted one at a time: nobody gets the last credit twice.
  perform pg_advisory_xact_lock(hashtextextended('ai_art', 0));
  select * into v_known from public.ai_generations where id = v_new.id;
  if v_known.id is not null then
    if v_known.user_id is distinct from v_new.user_id then
      raise sqlstate 'PT404' using message = 'This picture is not there', hint = 'not_found';
    end if;
    return;
  end if;
  v_refusal := private.find_ai_refusal(v_new.user_id, v_new.cost_paise);
  if v_refusal is not null then
    raise sqlstate 'PT409' using message = 'No picture can be drawn now', hint = v_refusal;
  end if;
  perform private.check_design_room(v_new.user_id, null);
  insert into public.ai_generations (
    id, user_id, parent_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, seed, cost_micro_usd, cost_paise
  ) values (
    v_new.id, v_new.user_id,
    (select id from public.ai_generations where id = v_new.parent_id and user_id = v_new.user_id),
    v_new.prompt, v_new.final_prompt, v_new.style, v_new.aspect, v_new.is_transparent, v_new.provider, v_new.model,
    v_new.seed, v_new.cost_micro_usd, v_new.cost_paise
  );
end $$;

-- Hands a picture to a runner, which has four minutes for it: the one named, or the oldest that nobody draws. Null when there
-- is none. One whose runner is gone is tried once more, then its credit goes back; so it does while AI art is off.
create function public.claim_ai_generation(p_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_on boolean := (private.ai_art_rules()).is_on;
  v_one public.ai_generations;
begin
  loop
    select * into v_one from public.ai_generations
      where status in ('queued', 'running') and (p_id is null or id = p_id)
        and case status when 'running' then leased_until < private.now()
          else p_id is not null or created_at < private.now() - interval '20 seconds' end
      order by created_at limit 1 for update skip locked;
    if v_one.id is null then
      return null;
    elsif not v_is_on then
      perform private.end_ai_generation(v_one.id, 'failed', 'off');
    elsif v_one.tries >= 2 then
      perform private.end_ai_generation(v_one.id, 'failed', 'lost');
    else
      update public.ai_generations
        set status = 'running', tries = tries + 1, lease = gen_random_uuid(), leased_until = private.now() + interval '4 minutes'
        where id = v_one.id returning * into v_one;
      return to_jsonb(v_one);
    end if;
  end loop;
end $$;

-- Keeps an account from being deleted until the transaction ends, for functions of the server, which may not read accounts.
create function private.hold_account(p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select from auth.users where id = p_user_id for key share
$$;

-- Keeps a picture that was drawn: its row of design_assets, and what made it. p_asset as in add_design_asset(), without its
-- owner; p_facts: { model, seed, revised_prompt, cost_micro_usd, cost_paise, moderation }. False when another runner has it
-- now, or it is given up: nothing is kept then. PT409 assets_full · files_gone.
create function public.finish_ai_generation(p_id uuid, p_lease uuid, p_asset jsonb, p_facts jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_user_id uuid := (select user_id from public.ai_generations where id = p_id and lease = p_lease);
  v_asset jsonb;
begin
  -- The account before its rows, as a deletion takes them.
  perform private.hold_account(v_user_id);
  perform 1 from public.ai_generations where id = p_id and lease = p_lease and user_id = v_user_id for update;
  if not found then
    return false;
  end if;
  v_asset := public.add_design_asset(p_asset || jsonb_build_object('user_id', v_user_id));
  update public.ai_generations set
    status = 'done', lease = null, leased_until = null, ended_at = private.now(),
    asset_id = (v_asset ->> 'id')::uuid, path = v_asset ->> 'path', sha256 = v_asset ->> 'sha256',
    model = p_facts ->> 'model', seed = (p_facts ->> 'seed')::bigint, revised_prompt = p_facts ->> 'revised_prompt',
    cost_micro_usd = (p_facts ->> 'cost_micro_usd')::bigint, cost_paise = (p_facts ->> 'cost_paise')::int,
    moderation = p_facts -> 'moderation'
  where id = p_id;
  return true;
end $$;

-- A picture that could not be drawn (failed) or must not be (refused): its credit goes back. p_facts: { cost_micro_usd,
-- cost_paise, moderation }, what was paid although nothing is kept. False when another runner has it now.
create function public.fail_ai_generation(p_id uuid, p_lease uuid, p_status text, p_code text, p_facts jsonb default '{}')
returns boolean
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.ai_generations where id = p_id and lease = p_lease for update;
  if found then
    perform private.end_ai_generation(p_id, p_status, p_code, p_facts);
  end if;
  return found;
end $$;

-- A person's credits and their newest pictures: { is_on, left_today, left_this_month, refusal, generations }. `refusal`: why
-- nothing can be drawn now, null while it can.
create function public.my_ai_art(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_on', rules.is_on,
    'left_today', greatest(0, rules.person_day - used.person_day),
    'left_this_month', greatest(0, rules.person_month - used.person_month),
    'refusal', private.find_ai_refusal(p_user_id, 0),
    'generations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'parent_id', g.parent_id, 'prompt', g.prompt, 'style', g.style, 'aspect', g.aspect,
        'is_transparent', g.is_transparent, 'status', g.status, 'code', g.code, 'created_at', g.created_at,
        'asset', case when a.id is not null then
          jsonb_build_object('id', a.id, 'width', a.width, 'height', a.height, 'has_alpha', a.has_alpha)
        end
      ) order by g.created_at desc, g.id), '[]')
      from (
        select * from public.ai_generations where user_id = p_user_id order by created_at desc, id limit 60
      ) as g
      left join public.design_assets a on a.id = g.asset_id
    )
  )
  from private.ai_art_rules() as rules, private.ai_art_used(p_user_id) as used
$$;

create function private.ai_art_is_on() returns boolean
language sql stable security definer set search_path = '' as $$ select is_on from private.ai_art_rules() $$;

-- Whether the back office lets pictures be drawn; its other settings are for staff alone.
create function public.ai_art_is_on() returns boolean
language sql stable set search_path = '' as $$ select private.ai_art_is_on() $$;

-- What AI art did today: { drawn, running, refused, failed, paise }.
create function private.ai_art_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return (
    select jsonb_build_object(
      'drawn', count(*) filter (where status = 'done'),
      'running', count(*) filter (where status in ('queued', 'running')),
      'refused', count(*) filter (where status = 'refused'),
      'failed', count(*) filter (where status = 'failed'),
      'paise', coalesce(sum(cost_paise), 0)
    )
    from public.ai_generations where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata')
  );
end $$;

create function public.ai_art_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.ai_art_desk() $$;

-- Removes what a person wished for and what was made of it. The bare rows stay for the shop's caps, and beside ordered pictures.
create function private.forget_ai_art_of(p_user_id uuid) returns void
language sql set search_path = '' as $$
  update public.ai_generations set
    user_id = null, parent_id = null, prompt = '', final_prompt = '', revised_prompt = null, moderation = null,
    status = case when status in ('queued', 'running') then 'failed' else status end,
    code = case when status in ('queued', 'running') then 'account_gone' else code end,
    lease = null, leased_until = null, ended_at = coalesce(ended_at, private.now())
  where user_id = p_user_id
$$;

-- Removes rows of 40 days ago whose picture is gone, or was never drawn, so many. Returns how many.
create function public.sweep_ai_generations(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_gone int;
begin
  delete from public.ai_generations where id in (
    select g.id from public.ai_generations g
    where g.created_at < private.now() - interval '40 days' and g.status not in ('queued', 'running')
      and not exists (select from public.design_assets a where a.path = g.path)
    limit p_limit for update skip locked
  );
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;

create function private.grants_of_ai_art() returns void
language sql set search_path = '' as $$
  grant execute on function public.ai_art_is_on(), private.ai_art_is_on() to anon, authenticated;
  grant execute on function public.ai_art_desk(), private.ai_art_desk() to authenticated;
$$;

-- Removes what a person designed and uploaded. Versions that were ordered stay for the books, without their owner, and with
-- the uploads that they show.
create or replace function private.forget_designs_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.forget_ai_art_of(p_user_id);
  delete from public.designs where user_id = p_user_id;
  update public.design_versions set share_token_hash = null where user_id = p_user_id;
  delete from public.design_versions v where v.user_id = p_user_id and not private.is_version_named(v);
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
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

-- The editor's page shows whether pictures can be drawn.
create trigger admin_settings_ai_art after insert or update on public.admin_settings
  for each row when (new.key = 'ai_art_settings') execute function private.note_change('product_settings');
