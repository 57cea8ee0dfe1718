-- Writes what is sent, and to whom, of a held row: p_change has any of cut with size, tastes, name, phone, address. What was
-- picked by rule, and what does not fit any more, is picked anew. PT422 bad_subscription.
create or replace function private.apply_subscription_change(
  p_subscription private.subscriptions, p_change jsonb, p_actor text
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
begin
  if jsonb_typeof(p_change) is distinct from 'object' or p_change - array['cut', 'size', 'tastes', 'name', 'phone', 'address'] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
  end if;
  update private.subscriptions s set
    cut = coalesce(p_change ->> 'cut', s.cut), size = coalesce(p_change ->> 'size', s.size),
    tastes = case when p_change ? 'tastes' then array(select jsonb_array_elements_text(p_change -> 'tastes')) else s.tastes end,
    name = coalesce(p_change ->> 'name', s.name), phone = coalesce(p_change ->> 'phone', s.phone),
    address = case when p_change ? 'address' then private.parcel_address(p_change -> 'address') else s.address end,
    version = s.version + 1
    where s.id = v_old.id returning * into v_row;
  perform private.check_subscription_taste(v_row.cut, v_row.size, v_row.tastes);
  if (v_row.cut, v_row.size, v_row.tastes) is distinct from (v_old.cut, v_old.size, v_old.tastes) then
    perform private.pick_for(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'details_changed', p_actor, jsonb_build_object('fields', (select jsonb_agg(key) from jsonb_object_keys(p_change) as key)));
  return v_row;
exception when check_violation or not_null_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

-- Sends the parcel of a charge that waited for its subscriber, as the picks are now. Returns subscription_row(). PT404; PT409 ended |
-- stale | not_asked: it is sent, or paid back, already | not_full: a tee is still to be chosen.
create or replace function private.choose_for_charge(p_id uuid, p_version int, p_charge_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  );
begin
  if v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  elsif v_tees <> (
    select count(*) from private.subscription_picks b join private.fitting_variants(v_row) as fit on fit.variant_id = b.variant_id
    where b.subscription_id = p_id
  ) then
    raise sqlstate 'PT409' using message = 'A tee is missing', hint = 'not_full';
  end if;
  update private.subscription_charges set state = 'paid', next_at = private.now(), attempts = 0, last_error = null
    where id = p_charge_id and subscription_id = p_id and state = 'asked';
  if not found then
    raise sqlstate 'PT409' using message = 'Nothing is to be chosen', hint = 'not_asked';
  end if;
  update private.subscription_picks set is_chosen = true where subscription_id = p_id;
  update private.subscriptions set version = version + 1 where id = p_id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_id, 'chosen', 'customer', jsonb_build_object('charge_id', p_charge_id));
  return private.subscription_row(v_row);
end $$;

-- When a pause ends that leaves out so many charges, the next of them at p_charge_at: four days after the last, by the calendar of India, so
-- that it has passed also where the next months are longer. Null: its owner says when.
create function private.end_of_pause(p_charge_at timestamptz, p_charges int, p_months int) returns timestamptz
language sql immutable set search_path = '' as $$
  select (p_charge_at at time zone 'Asia/Kolkata' + make_interval(months => (p_charges - 1) * p_months) + interval '4 days')
    at time zone 'Asia/Kolkata'
$$;

-- Of the plans that were to take a subscription's place and are not agreed to, the one that was chosen last counts. The caller holds
-- the subscription.
create function private.end_other_followers(p_follows uuid, p_chosen uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_other private.subscriptions;
begin
  for v_other in
    select * from private.subscriptions
    where follows = p_follows and id <> p_chosen and status = 'created' and cancel_asked_at is null
    order by created_at, id for no key update
  loop
    perform private.set_subscription_wish(v_other, 'cancel', null, 'customer', 'Another plan');
  end loop;
end $$;

-- The same, to change the next parcel of what its owner has seen. PT409 stale | ended | closed: the next charge is too near.
create or replace function private.hold_own_subscription(p_id uuid, p_version int) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
begin
  if v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  elsif not private.is_open_for_change(v_row) then
    raise sqlstate 'PT409' using message = 'The next parcel can not be changed',
      hint = case when v_row.ended_at is null then 'closed' else 'ended' end;
  end if;
  return v_row;
end $$;

-- What staff write down about a subscription. PT404; PT422 bad_note.
create or replace function private.note_subscription(p_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.write');
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'A note has 3 to 400 characters', hint = 'bad_note';
  elsif not exists (select from private.subscriptions where id = p_id) then
    raise sqlstate 'PT404' using message = 'This subscription is gone', hint = 'no_subscription';
  end if;
  insert into private.subscription_events (subscription_id, type, actor, note) values (p_id, 'noted', 'admin', btrim(p_note));
end $$;

-- Sends a charge back that no order was made for. An order is refunded at its own desk. PT403; PT404; PT409 charge_settled: it has
-- an order, or went back already; PT422 bad_note.
create or replace function private.refund_charge_at_desk(p_charge_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  perform private.require_permission('subscriptions.write');
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_note';
  end if;
  perform public.refund_subscription_charge(p_charge_id, 'by_staff', 'admin', private.acting_staff(), btrim(p_note));
end $$;

-- Keeps what the gateway is to be asked for. p_wish: skip | pause | resume | cancel; p_charges: how many a pause leaves out, null until
-- its owner says so. A held row. PT409 ended | not_running | paused_by_bank | wish_open: another wish is under way.
create or replace function private.set_subscription_wish(
  p_subscription private.subscriptions, p_wish text, p_charges int, p_actor text, p_reason text default ''
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := p_subscription;
  v_is_never_sent boolean := p_wish = 'cancel' and v_row.gateway_subscription_id is null;
  v_charges int := case p_wish when 'skip' then 1 else p_charges end;
  v_hint text := case
    when v_row.ended_at is not null then 'ended'
    when p_wish = 'cancel' then null
    when v_row.wish is not null or v_row.cancel_asked_at is not null then 'wish_open'
    when p_wish = 'resume' and v_row.status = 'paused' and v_row.is_paused_by_bank then 'paused_by_bank'
    when v_row.status <> case p_wish when 'resume' then 'paused' else 'active' end then 'not_running'
  end;
begin
  if (p_wish in ('skip', 'pause', 'resume', 'cancel')) is not true or v_charges not between 1 and 3 then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
  elsif v_hint is not null then
    raise sqlstate 'PT409' using message = 'This can not be done now', hint = v_hint;
  end if;
  update private.subscriptions s set
    wish = case when v_is_never_sent then null when p_wish = 'skip' then 'pause' else p_wish end,
    wish_at = case when not v_is_never_sent then private.now() end, wish_error = null,
    resumes_at = case when p_wish in ('skip', 'pause') then private.end_of_pause(s.charge_at, v_charges, (
      select p.months from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = s.price_id
    )) end,
    -- private.now() is older: what was charged while this waited for the row is honoured already.
    cancel_asked_at = case when p_wish = 'cancel' then coalesce(s.cancel_asked_at, private.clock_timestamp()) end,
    cancel_reason = case when p_wish = 'cancel' then left(coalesce(p_reason, ''), 400) else s.cancel_reason end,
    status = case when v_is_never_sent then 'cancelled' else s.status end,
    ended_at = case when v_is_never_sent then private.now() end,
    version = s.version + 1
    where s.id = v_row.id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'wish_' || p_wish, p_actor, jsonb_strip_nulls(jsonb_build_object('charges', v_charges, 'resumes_at', v_row.resumes_at)));
  return v_row;
end $$;

-- By the month, in India, in which people began: how many, and how many still had it n months after their own first charge,
-- for each n that all of the month have reached. The last p_months months.
create or replace function private.subscription_cohorts(p_months int) returns jsonb
language sql stable set search_path = '' as $$
  with starts as (
    select date_trunc('month', started_at at time zone 'Asia/Kolkata')::date as month, started_at, ended_at
    from private.subscription_starts()
    where started_at >= (
      date_trunc('month', private.now() at time zone 'Asia/Kolkata') - make_interval(months => p_months - 1)
    ) at time zone 'Asia/Kolkata'
  ), months as (
    select month, count(*) as people from starts group by month
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', m.month, 'people', m.people, 'alive', (
      select coalesce(jsonb_agg((
        select count(*) from starts s
        where s.month = m.month and coalesce(s.ended_at, 'infinity') > (s.started_at at time zone 'Asia/Kolkata' + make_interval(months => n)) at time zone 'Asia/Kolkata'
      ) order by n), '[]')
      from generate_series(1, p_months - 1) as n
      where (m.month + make_interval(months => n + 1)) at time zone 'Asia/Kolkata' <= private.now()
    )
  ) order by m.month desc), '[]')
  from months m
$$;

-- What can be subscribed to now: plans whose newest price the gateway has, tastes, and sizes that the shop prints. Rupees.
create or replace function private.subscription_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'name', p.name, 'about', p.about, 'tees', p.tees, 'months', p.months,
        'amount', a.amount, 'price_id', a.id
      ) order by p.sort_order, p.id)
      from private.subscription_plans p join private.subscription_prices a on a.id = private.current_price_of(p.id)
      where p.is_offered
    ), '[]'),
    'tastes', coalesce((
      select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'about', t.about) order by t.sort_order, t.slug)
      from private.subscription_tastes t
    ), '[]'),
    'cuts', coalesce((
      select jsonb_agg(jsonb_build_object('cut', c.cut, 'sizes', c.sizes)
        order by array_position(array['regular', 'oversized', 'women', 'kids'], c.cut))
      from (
        select fit.cut, jsonb_agg(fit.size order by z.sort_order) as sizes
        from private.subscription_sizes() as fit join public.sizes z on z.name = fit.size
        group by fit.cut
      ) as c
    ), '[]'),
    'terms', (select to_jsonb(t) || jsonb_build_object('choice_days', private.choice_days()) from private.subscription_terms() as t)
  )
$$;

-- A subscription as its owner and the back office see it. Rupees.
create or replace function private.subscription_row(p_subscription private.subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'number', s.number, 'version', s.version, 'status', s.status,
    'plan', jsonb_build_object('id', p.id, 'name', p.name, 'tees', p.tees, 'months', p.months),
    'amount', a.amount, 'cut', s.cut, 'size', s.size, 'tastes', s.tastes, 'address', s.address,
    'name', s.name, 'email', s.email, 'phone', s.phone, 'method', s.method,
    'charge_at', s.charge_at, 'cutoff_at', s.charge_at - make_interval(hours => t.cutoff_hours),
    'is_open_for_change', private.is_open_for_change(p_subscription), 'wish', s.wish, 'wish_error', s.wish_error,
    'resumes_at', s.resumes_at, 'paused_by_bank', s.is_paused_by_bank, 'cancel_asked_at', s.cancel_asked_at,
    'halted_at', s.halted_at, 'ends_by', s.halted_at + make_interval(days => t.grace_days),
    'paid_count', s.paid_count, 'follows', s.follows, 'created_at', s.created_at, 'started_at', s.started_at,
    'ended_at', s.ended_at, 'gateway_subscription_id', s.gateway_subscription_id,
    'consent', s.consent, 'picks', private.subscription_picks_of(s.id),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'paid_at', c.paid_at, 'amount', c.amount, 'state', c.state, 'why', c.why,
        'order_id', o.order_id, 'choose_by', case when c.state = 'asked' then c.asked_at + make_interval(days => private.choice_days()) end
      ) order by c.paid_at desc, c.id)
      from private.subscription_charges c left join public.orders o on o.id = c.order_id
      where c.subscription_id = s.id
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'type', e.type, 'actor', e.actor, 'data', e.data, 'created_at', e.created_at
      ) order by e.id desc)
      from (select * from private.subscription_events where subscription_id = s.id order by id desc limit 50) as e
    ), '[]')
  )
  from (select p_subscription.*) as s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  cross join private.subscription_terms() as t
$$;

-- People who began, each once: a change of plan goes on with what it follows, once that is agreed to. ended_at: of the last of them; a start
-- without a first charge is none.
create or replace function private.subscription_starts() returns table (started_at timestamptz, ended_at timestamptz)
language sql stable set search_path = '' as $$
  with recursive chain as (
    select s.id as root, s.id, s.started_at, s.ended_at, 1 as step from private.subscriptions s
    where s.started_at is not null and s.follows is null
    union all
    select c.root, s.id, c.started_at, s.ended_at, c.step + 1 from chain c
    join private.subscriptions s on s.follows = c.id and (s.method is not null or s.started_at is not null)
  )
  select distinct on (root) started_at, ended_at from chain order by root, step desc
$$;

-- Writes what the gateway says of a held subscription, whatever the order in which it says it: what is older than the last news changes
-- nothing but the count of charges, and what has ended stays so. p_news: { status, at, charge_at, paid_count, method, is_paused_by_bank }.
-- Returns the row as it is then.
create or replace function private.take_news(p_subscription private.subscriptions, p_news jsonb) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
  v_status text := p_news ->> 'status';
  v_at timestamptz := (p_news ->> 'at')::timestamptz;
  v_charge_at timestamptz := (p_news ->> 'charge_at')::timestamptz;
  v_is_final boolean := v_status in ('cancelled', 'completed', 'expired');
  v_is_tie boolean := v_at = v_old.status_at;
  v_is_news boolean := v_old.ended_at is null and v_status <> 'created' and (
    v_old.status_at is null or v_at > v_old.status_at
    or v_is_tie and private.status_rank(v_status) >= private.status_rank(v_old.status)
  );
begin
  update private.subscriptions s set
    paid_count = greatest(s.paid_count, (p_news ->> 'paid_count')::int),
    method = case when v_is_news then coalesce(p_news ->> 'method', s.method) else coalesce(s.method, p_news ->> 'method') end
    where s.id = v_old.id returning * into v_row;
  if not v_is_news then
    return v_row;
  end if;
  update private.subscriptions s set
    status = v_status, status_at = v_at,
    charge_at = case when v_is_final then null when v_is_tie and v_status = s.status then greatest(s.charge_at, v_charge_at) else v_charge_at end,
    ended_at = case when v_is_final then v_at end,
    halted_at = case when v_status = 'halted' then case when s.status = 'halted' then s.halted_at else v_at end end,
    is_paused_by_bank = v_status = 'paused' and coalesce((p_news ->> 'is_paused_by_bank')::boolean, false),
    resumes_at = case when v_is_final or v_status = 'active' and s.status = 'paused' then null else s.resumes_at end,
    wish = case when v_is_final or private.is_granted(s.wish, v_status) then null else s.wish end,
    wish_at = case when v_is_final or private.is_granted(s.wish, v_status) then null else s.wish_at end,
    wish_error = case when v_status = s.status then s.wish_error end,
    -- Two states of one second: the gateway is asked which is true.
    next_sync_at = case
      when v_is_final then null
      when v_is_tie and v_status <> s.status then private.now()
      else coalesce(v_charge_at, private.now() + interval '1 day') + interval '15 minutes'
    end,
    version = s.version + (case when v_status = s.status and v_charge_at is not distinct from s.charge_at then 0 else 1 end)
    where s.id = v_old.id returning * into v_row;
  if v_row.status <> v_old.status then
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'status', 'gateway', jsonb_build_object('status', v_status, 'at', v_at));
  end if;
  if v_old.status = 'created' and v_row.ended_at is null and v_row.follows is not null and v_row.cancel_asked_at is null then
    update private.subscriptions
      set wish = 'cancel', wish_at = private.now(), wish_error = null, cancel_asked_at = coalesce(cancel_asked_at, private.clock_timestamp()),
        cancel_reason = 'Another plan', version = version + 1
      where id = v_row.follows and ended_at is null;
  end if;
  return v_row;
end $$;

-- A subscription that waits for its mandate, with what its owner agreed to. One that was begun for the same price and not paid yet is
-- taken again. p_wish: { cut, size, tastes, name, email, phone, address }; p_follows: whose place it takes from its next charge on.
-- Returns it as subscription_row(). PT404 no_subscription; PT409 price_changed | too_many, and those of hold_followed(); PT422 bad_subscription.
create or replace function public.begin_subscription(
  p_user_id uuid, p_price_id uuid, p_wish jsonb, p_consent jsonb, p_follows uuid default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_price private.subscription_prices;
  v_followed private.subscriptions;
  v_row private.subscriptions;
  v_tastes text[] := array(select jsonb_array_elements_text(p_wish -> 'tastes'));
begin
  perform pg_advisory_xact_lock(hashtextextended('subscriptions of ' || p_user_id::text, 0));
  select a.* into v_price from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_price_id and p.is_offered and a.id = private.current_price_of(p.id);
  if not found or (p_consent ->> 'amount')::numeric is distinct from v_price.amount then
    raise sqlstate 'PT409' using message = 'The plan has another price now', hint = 'price_changed';
  end if;
  if p_follows is not null then
    v_followed := private.hold_followed(p_follows, p_user_id, p_price_id);
    if (p_consent ->> 'starts_at')::timestamptz is distinct from v_followed.charge_at then
      raise sqlstate 'PT409' using message = 'The next charge has moved', hint = 'stale';
    end if;
  end if;
  perform private.check_subscription_taste(p_wish ->> 'cut', p_wish ->> 'size', v_tastes);

  select * into v_row from private.subscriptions s
    where s.user_id = p_user_id and s.price_id = p_price_id and s.status = 'created' and s.ended_at is null
      and s.cancel_asked_at is null and s.wish is null and s.follows is not distinct from p_follows
      and (s.consent ->> 'starts_at')::timestamptz is not distinct from (p_consent ->> 'starts_at')::timestamptz
    order by s.created_at desc limit 1 for no key update;
  if not found then
    if (select count(*) from private.subscriptions where user_id = p_user_id and ended_at is null) >= 10 then
      raise sqlstate 'PT409' using message = 'There are ten already', hint = 'too_many';
    end if;
    insert into private.subscriptions (user_id, price_id, name, email, phone, address, cut, size, tastes, follows, consent)
      values (
        p_user_id, p_price_id, p_wish ->> 'name', p_wish ->> 'email', p_wish ->> 'phone', private.parcel_address(p_wish -> 'address'),
        p_wish ->> 'cut', p_wish ->> 'size', v_tastes, p_follows, p_consent
      ) returning * into v_row;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'begun', 'customer', jsonb_build_object('amount', v_price.amount));
  else
    update private.subscriptions set
      name = p_wish ->> 'name', email = p_wish ->> 'email', phone = p_wish ->> 'phone',
      address = private.parcel_address(p_wish -> 'address'), cut = p_wish ->> 'cut', size = p_wish ->> 'size',
      tastes = v_tastes, consent = p_consent, version = version + 1
      where id = v_row.id returning * into v_row;
  end if;
  perform private.end_other_followers(p_follows, v_row.id);
  perform private.pick_for(v_row);
  return private.subscription_row(v_row);
exception when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

-- Subscriptions of which the gateway is to be asked what is true, the next time in an hour unless its answer says otherwise. Returns
-- [{ id, gateway_subscription_id, charged }], charged: the payments that are booked.
create or replace function public.claim_subscription_syncs(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.gateway_subscription_id is not null and (p_id is null and s.next_sync_at <= private.now() or s.id = p_id)
    order by s.next_sync_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set next_sync_at = case when s.ended_at is null then private.now() + interval '1 hour' end
      from due where s.id = due.id returning s.id, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed) || jsonb_build_object('charged', array(
    select c.payment_id from private.subscription_charges c where c.subscription_id = claimed.id
  ))), '[]') from claimed
$$;

-- What a mail or an SMS about a subscription says; null when it is gone. p_charge_id: of the charge that it is about. Rupees.
create or replace function public.find_subscription_mail(p_id uuid, p_charge_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', s.number, 'status', s.status, 'status_at', s.status_at, 'phone', s.phone, 'email', s.email,
    'plan', p.name, 'tees', p.tees, 'months', p.months, 'amount', a.amount, 'size', s.size,
    'charge_at', s.charge_at, 'resumes_at', s.resumes_at, 'method', s.method, 'cancel_reason', s.cancel_reason,
    'cutoff_at', s.charge_at - make_interval(hours => coalesce(private.number_setting('subscription_cutoff_hours', 24), 24)::int),
    'ends_by', s.halted_at + make_interval(days => coalesce(private.number_setting('subscription_grace_days', 14), 14)::int),
    'is_paused_by_bank', s.status = 'paused' and s.is_paused_by_bank,
    'followed_by', (select number from private.subscriptions where follows = s.id and status <> 'expired' order by cancel_asked_at is not null, created_at desc limit 1),
    'charge', (
      select jsonb_build_object('amount', c.amount, 'paid_at', c.paid_at, 'state', c.state, 'why', c.why,
        'choose_by', case when c.state = 'asked' then c.asked_at + make_interval(days => private.choice_days()) end)
      from private.subscription_charges c where c.id = p_charge_id and c.subscription_id = s.id
    ),
    'picks', coalesce((
      select jsonb_agg(jsonb_build_object(
        'slug', g.slug, 'name', g.name, 'size', v.size, 'color_name', k.name, 'picture', (
          select i.image_url from public.product_images i
          where i.product_id = g.id
          order by i.color is not distinct from v.color desc, i.position, i.id limit 1
        )
      ) order by b.position)
      from private.subscription_picks b
      join public.product_variants v on v.id = b.variant_id
      join public.products g on g.id = v.product_id
      join public.colors k on k.slug = v.color
      where b.subscription_id = s.id
    ), '[]')
  )
  from private.subscriptions s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  where s.id = p_id
$$;

-- Makes the order of a charge by place_order, paid by the charge, once; the next parcel is picked. p_order as place_order() reads it, of
-- what prepare_subscription_order() said, with its version. Returns { id, order_id }; PT409 charge_settled: the money went back, stale: it is to be
-- prepared anew, and what place_order raises.
create or replace function public.place_subscription_order(p_charge_id uuid, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_charge private.subscription_charges := private.hold_charge(p_charge_id);
  v_row private.subscriptions;
  v_placed jsonb;
  v_order public.orders;
  v_result text;
begin
  if v_charge.state = 'ordered' then
    return (select jsonb_build_object('id', id, 'order_id', order_id) from public.orders where id = v_charge.order_id);
  elsif v_charge.state <> 'paid' then
    raise sqlstate 'PT409' using message = 'This charge is settled', hint = 'charge_settled';
  elsif (p_order ->> 'total')::numeric is distinct from v_charge.amount then
    raise sqlstate 'PT422' using message = 'The sums of this order do not add up', hint = 'bad_sums';
  end if;
  select * into v_row from private.subscriptions where id = v_charge.subscription_id;
  if (p_order ->> 'version')::int is distinct from v_row.version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  end if;
  v_placed := public.place_order('subscription ' || p_charge_id, p_request_hash, p_order);
  select * into v_order from public.orders where id = (v_placed ->> 'id')::uuid;
  -- It is paid already, and its confirmation is the news.
  delete from public.outbox where order_id = v_order.id and topic = 'order_placed';
  update public.orders set gateway_order_id = v_charge.gateway_order_id where id = v_order.id returning * into v_order;
  perform private.record_order_event(
    v_order.id, 'of_subscription', null, null, 'system', '',
    jsonb_build_object('subscription', v_row.number, 'subscription_id', v_row.id)
  );
  v_result := private.book_payment(
    v_order, v_charge.payment_id, 'captured', v_charge.amount, v_charge.currency, v_charge.method,
    jsonb_build_object('payment_id', v_charge.payment_id, 'subscription_id', v_row.id)
  );
  if v_result <> 'confirmed' then
    raise exception 'The charge % does not pay its order: %', v_charge.payment_id, v_result;
  end if;
  update private.subscription_charges set state = 'ordered', order_id = v_order.id, last_error = null where id = p_charge_id;
  delete from private.subscription_picks where subscription_id = v_row.id;
  update private.subscriptions set version = version + 1 where id = v_row.id;
  if v_row.ended_at is null then
    perform private.pick_for(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'ordered', 'system', jsonb_build_object('charge_id', p_charge_id, 'order_id', v_order.order_id));
  return jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
end $$;

-- What the order of a charge is made of: the parcel as it was announced, and for what is gone meanwhile another pick. When nothing fits a
-- place, the subscriber is asked. Returns null (settled already), { is_asked: true }, or { version, payment_id, amount, user_id, name, email,
-- phone, address, lines: [{ variant_id, product_id, category_ids, hsn, list_price }] }. Rupees.
create or replace function public.prepare_subscription_order(p_charge_id uuid) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_charge private.subscription_charges := private.hold_charge(p_charge_id);
  v_row private.subscriptions;
  v_lines jsonb;
begin
  if v_charge.state <> 'paid' then
    return null;
  end if;
  select * into v_row from private.subscriptions where id = v_charge.subscription_id;
  perform private.pick_for(v_row, true);
  select coalesce(jsonb_agg(jsonb_build_object(
      'variant_id', v.id, 'product_id', p.id, 'hsn', p.hsn, 'list_price', coalesce(v.price, p.price)
    ) order by b.position), '[]') into v_lines
    from private.subscription_picks b
    join public.product_variants v on v.id = b.variant_id join public.products p on p.id = v.product_id
    where b.subscription_id = v_row.id;
  if jsonb_array_length(v_lines) < (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = v_row.price_id
  ) then
    update private.subscription_charges
      set state = 'asked', asked_at = private.now(), next_at = private.now() + make_interval(days => private.choice_days())
      where id = p_charge_id;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'charge_asked', 'system', jsonb_build_object('charge_id', p_charge_id));
    return '{"is_asked": true}';
  end if;
  return jsonb_build_object(
    'version', v_row.version, 'payment_id', v_charge.payment_id, 'amount', v_charge.amount, 'user_id', v_row.user_id, 'name', v_row.name, 'email', v_row.email,
    'phone', v_row.phone, 'address', v_row.address, 'lines', v_lines
  );
end $$;
