-- Subscriptions at the back office: their list, plans, tastes and figures.
create index subscriptions_next on private.subscriptions (coalesce(charge_at, 'infinity'::timestamptz), id);
create index subscriptions_paid on private.subscriptions (paid_count desc, id desc);
create index subscriptions_failed on private.subscriptions (created_at desc, id desc) where status in ('pending', 'halted');
create index subscriptions_refused on private.subscriptions (created_at desc, id desc) where wish_error is not null;
create index subscriptions_started on private.subscriptions (started_at) where started_at is not null;
create index subscription_charges_asked on private.subscription_charges (subscription_id) where state = 'asked';

create view public.subscription_list as
select s.id, s.number, s.name, s.email, s.phone, s.status, upper(p.slug) as plan, p.name as plan_name, p.tees, p.months, r.amount,
  s.cut, s.size, s.charge_at, coalesce(s.charge_at, 'infinity'::timestamptz) as next_at, s.paid_count, s.wish,
  s.wish_error is not null as is_refused, s.status in ('pending', 'halted') as is_failed,
  a.subscription_id is not null as is_asked, s.cancel_asked_at is not null as is_ending, s.created_at,
  s.number || ' ' || s.name || ' ' || s.phone || ' ' || s.email as words
from private.subscriptions s
join private.subscription_prices r on r.id = s.price_id
join private.subscription_plans p on p.id = r.plan_id
left join (select distinct subscription_id from private.subscription_charges where state = 'asked') a on a.subscription_id = s.id
where (select private.may('subscriptions.read'));

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create or replace function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key in ('global_discount', 'price_drop_percent') then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals', 'restock_mails_per_piece') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
    when p_key in (
      'return_days', 'review_invite_days', 'packing_days', 'delivery_days_from', 'delivery_days_to',
      'subscription_notice_days', 'subscription_grace_days'
    ) then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key in ('art_review_hours', 'restock_batch_hours', 'basket_reminder_hours', 'subscription_cutoff_hours') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;

-- How many products a taste finds: what a pick may be taken from.
create function private.prints_of_taste(p_words text) returns int
language sql stable set search_path = '' as $$
  select count(*)::int from public.products
  where search @@ websearch_to_tsquery('english', p_words) and status = 'published' and not is_deleted
    and not is_blank and cut <> 'accessory'
$$;

-- Tells one saved state of the tastes from the next.
create function private.subscription_tastes_version() returns text
language sql stable set search_path = '' as $$
  select md5(coalesce(jsonb_agg(to_jsonb(t) order by t.sort_order, t.slug), '[]')::text) from private.subscription_tastes t
$$;

-- Every plan with its prices, the newest first, and how many pay each; the tastes with what they find; the terms.
create function private.subscription_plans_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.read');
  return jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(to_jsonb(p) - array['created_at', 'updated_at'] || jsonb_build_object(
        'prices', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', r.id, 'amount', r.amount, 'created_at', r.created_at,
            'by', case when r.author is not null then private.name_of_person(r.author) end,
            'gateway_plan_id', r.gateway_plan_id, 'attempts', r.attempts, 'next_at', r.next_at, 'last_error', r.last_error,
            'subscribers', (
              select count(*) from private.subscriptions s where s.price_id = r.id and s.ended_at is null and s.status <> 'created'
            )
          ) order by r.created_at desc, r.id), '[]')
          from private.subscription_prices r where r.plan_id = p.id
        )
      ) order by p.is_offered desc, p.sort_order, p.id)
      from private.subscription_plans p
    ), '[]'),
    'tastes', coalesce((
      select jsonb_agg(to_jsonb(t) - 'sort_order' || jsonb_build_object('prints', private.prints_of_taste(t.words))
        order by t.sort_order, t.slug)
      from private.subscription_tastes t
    ), '[]'),
    'tastes_version', private.subscription_tastes_version(),
    'terms', private.subscription_terms()
  );
end $$;

-- Adds a plan (p_id null) or writes what may change of one: its name, its words, its place and its price. Another amount
-- is a new price for new subscribers; who has the plan keeps theirs. Tees and months are what people agreed to: they stay.
-- p_fields: { slug, name, about, tees, months, amount, sort_order }; rupees. Returns its id. PT404; PT409 stale, slug_taken,
-- plan_fixed; PT422 bad_plan, detail: the column.
create function private.save_subscription_plan(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new private.subscription_plans := jsonb_populate_record(null::private.subscription_plans, p_fields);
  v_amount numeric := (p_fields ->> 'amount')::numeric;
  v_old private.subscription_plans;
  v_column text;
begin
  perform private.require_permission('subscriptions.plans');
  if p_id is null then
    insert into private.subscription_plans (slug, name, about, tees, months, is_offered, sort_order)
      values (v_new.slug, v_new.name, v_new.about, v_new.tees, v_new.months, true, v_new.sort_order)
      returning * into v_old;
  else
    select * into v_old from private.subscription_plans where id = p_id for no key update;
    if not found then
      raise sqlstate 'PT404' using message = 'This plan is gone', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Somebody saved this a moment ago', hint = 'stale';
    elsif (v_new.slug, v_new.tees, v_new.months) is distinct from (v_old.slug, v_old.tees, v_old.months) then
      raise sqlstate 'PT409' using message = 'Tees and months of a plan stay: make another plan', hint = 'plan_fixed';
    end if;
    update private.subscription_plans
      set name = v_new.name, about = v_new.about, sort_order = v_new.sort_order, version = version + 1
      where id = p_id;
  end if;
  if v_amount is null or v_amount is distinct from (
    select amount from private.subscription_prices where plan_id = v_old.id order by created_at desc, id desc limit 1
  ) then
    insert into private.subscription_prices (plan_id, amount, author, created_at)
      values (v_old.id, v_amount, private.acting_staff(), private.clock_timestamp());
  end if;
  return v_old.id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another plan has this address', hint = 'slug_taken';
  when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation then
    get stacked diagnostics v_column = constraint_name;
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_plan', detail = v_column;
end $$;

-- Withdraws a plan from new subscribers, or offers it again; who has it keeps it. A second press changes nothing. PT404.
create function private.offer_subscription_plan(p_id bigint, p_is_offered boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('subscriptions.plans');
  perform from private.subscription_plans where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This plan is gone', hint = 'not_found';
  end if;
  update private.subscription_plans set is_offered = p_is_offered, version = version + 1
    where id = p_id and is_offered <> p_is_offered;
end $$;

-- Lets the gateway be told of a price at once, not when the jobs would try again. PT404: it is gone, or the gateway has it.
create function private.retry_subscription_price(p_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('subscriptions.plans');
  update private.subscription_prices set next_at = private.now() where id = p_id and gateway_plan_id is null;
  if not found then
    raise sqlstate 'PT404' using message = 'The gateway has this price', hint = 'not_found';
  end if;
end $$;

-- Writes all tastes in their order, [{ slug, name, about, words }]; one that is not among them is gone, also from who
-- chose it. p_version: as the person saw them. PT409 stale; PT422 bad_tastes, detail: the slug.
create function private.save_subscription_tastes(p_tastes jsonb, p_version text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_kept text[] := array(select value ->> 'slug' from jsonb_array_elements(p_tastes));
  v_slug text;
begin
  perform private.require_permission('subscriptions.plans');
  perform private.lock_settings();
  if p_version is distinct from private.subscription_tastes_version() then
    raise sqlstate 'PT409' using message = 'Somebody saved this a moment ago', hint = 'stale';
  end if;
  if cardinality(v_kept) > 12 or cardinality(v_kept) <> (select count(distinct slug) from unnest(v_kept) as slug) then
    raise sqlstate 'PT422' using message = 'Up to twelve tastes, each with a name of its own', hint = 'bad_tastes';
  end if;
  select value ->> 'slug' into v_slug from jsonb_array_elements(p_tastes)
    where numnode(websearch_to_tsquery('english', value ->> 'words')) = 0 limit 1;
  if found then
    raise sqlstate 'PT422' using message = 'These words find nothing', hint = 'bad_tastes', detail = v_slug;
  end if;
  delete from private.subscription_tastes where slug <> all (v_kept);
  insert into private.subscription_tastes as t (slug, name, about, words, sort_order)
    select value ->> 'slug', value ->> 'name', value ->> 'about', value ->> 'words', place::int
    from jsonb_array_elements(p_tastes) with ordinality as one (value, place)
    on conflict (slug) do update
      set name = excluded.name, about = excluded.about, words = excluded.words, sort_order = excluded.sort_order
      where (t.name, t.about, t.words, t.sort_order) is distinct from
        (excluded.name, excluded.about, excluded.words, excluded.sort_order);
  update private.subscriptions
    set tastes = array(select taste from unnest(tastes) as taste where taste = any (v_kept)), version = version + 1
    where ended_at is null and not tastes <@ v_kept;
exception
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A taste does not fit', hint = 'bad_tastes';
end $$;

-- People who began, each once: a change of plan goes on with what it follows. ended_at: of the last of them; a start
-- without a first charge is none.
create function private.subscription_starts() returns table (started_at timestamptz, ended_at timestamptz)
language sql stable set search_path = '' as $$
  with recursive chain as (
    select s.id as root, s.id, s.started_at, s.ended_at, 1 as step from private.subscriptions s
    where s.started_at is not null and s.follows is null
    union all
    select c.root, s.id, c.started_at, s.ended_at, c.step + 1 from chain c
    join private.subscriptions s on s.follows = c.id and s.status not in ('created', 'expired')
  )
  select distinct on (root) started_at, ended_at from chain order by root, step desc
$$;

-- Who had a subscription p_days ago, and how many of them have none now.
create function private.subscription_churn(p_days int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'days', p_days, 'before', count(*), 'lost', count(*) filter (where ended_at <= private.now())
  )
  from private.subscription_starts()
  where started_at <= private.now() - make_interval(days => p_days)
    and coalesce(ended_at, 'infinity') > private.now() - make_interval(days => p_days)
$$;

-- By the month, in India, in which people began: how many, and how many still had it n months after their own first charge,
-- for each n that all of the month have reached. The last p_months months.
create function private.subscription_cohorts(p_months int) returns jsonb
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
        where s.month = m.month and coalesce(s.ended_at, 'infinity') > s.started_at + make_interval(months => n)
      ) order by n), '[]')
      from generate_series(1, p_months - 1) as n
      where (m.month + make_interval(months => n + 1)) at time zone 'Asia/Kolkata' <= private.now()
    )
  ) order by m.month desc), '[]')
  from months m
$$;

-- What the gateway means to charge by day, in India, in the coming days.
create function private.next_subscription_charges(p_days int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'charges', charges, 'amount', amount) order by day), '[]')
  from (
    select (s.charge_at at time zone 'Asia/Kolkata')::date as day, count(*) as charges, sum(r.amount) as amount
    from private.subscriptions s join private.subscription_prices r on r.id = s.price_id
    where s.ended_at is null and s.status in ('authenticated', 'active') and s.cancel_asked_at is null
      and s.charge_at > private.now() and s.charge_at <= private.now() + make_interval(days => p_days)
    group by 1
  ) as days
$$;

-- What stands above the list: who has one, what they bring a month, who left, what comes next and what went wrong.
create function private.subscription_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_permission('subscriptions.read');
  return jsonb_build_object(
    'states', (select coalesce(jsonb_object_agg(status, count), '{}') from (
      select status, count(*) as count from private.subscriptions group by status
    ) as each),
    'monthly', (
      select coalesce(round(sum(r.amount / p.months), 2), 0)
      from private.subscriptions s
      join private.subscription_prices r on r.id = s.price_id join private.subscription_plans p on p.id = r.plan_id
      where s.status in ('authenticated', 'active', 'pending')
    ),
    'churn', private.subscription_churn(30),
    'next', private.next_subscription_charges(30),
    'cohorts', private.subscription_cohorts(12),
    'failed', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(r.amount), 0))
      from private.subscriptions s join private.subscription_prices r on r.id = s.price_id
      where s.status in ('pending', 'halted')
    ),
    'asked', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where state = 'asked'
    ),
    'charged', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where paid_at > private.now() - interval '30 days'
    ),
    'refunded', (
      select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
      from private.subscription_charges where paid_at > private.now() - interval '30 days' and state = 'refunded'
    )
  );
end $$;

-- Writes down who has taken the addresses of subscribers away, and which.
create function private.note_subscription_export(p_q text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.read');
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.name_of_person(s.id), 'insert', 'subscription_exports', 'subscriptions.csv',
      jsonb_build_object('search', left(p_q, 400))
    from (select private.acting_staff() as id) as s where s.id is not null;
end $$;

create function public.subscription_plans_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_plans_desk() $$;

create function public.save_subscription_plan(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_subscription_plan(p_id, p_version, p_fields) $$;

create function public.offer_subscription_plan(p_id bigint, p_is_offered boolean) returns void
language sql set search_path = '' as $$ select private.offer_subscription_plan(p_id, p_is_offered) $$;

create function public.retry_subscription_price(p_id uuid) returns void
language sql set search_path = '' as $$ select private.retry_subscription_price(p_id) $$;

create function public.save_subscription_tastes(p_tastes jsonb, p_version text) returns void
language sql set search_path = '' as $$ select private.save_subscription_tastes(p_tastes, p_version) $$;

create function public.subscription_figures() returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_figures() $$;

create function public.note_subscription_export(p_q text) returns void
language sql set search_path = '' as $$ select private.note_subscription_export(p_q) $$;

-- Each step of staff is a row of the story; the log has it too, under the subscription's number, without the address.
create function private.audit_subscription_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select new.staff_id, private.name_of_person(new.staff_id), 'update', 'subscriptions', s.number,
    new.data -> 'before',
    jsonb_strip_nulls(jsonb_build_object('event', new.id, 'step', new.type, 'note', nullif(new.note, ''), 'amount', new.data -> 'amount'))
      || coalesce(new.data -> 'after', '{}')
  from private.subscriptions s where s.id = new.subscription_id;
  return null;
end $$;

-- A subscription that staff change for its owner, locked. What touches the next parcel or charge closes for them when it
-- closes for the owner. PT404; PT409 stale, closed, ended.
create function private.hold_subscription_at_desk(p_id uuid, p_version int, p_needs_time boolean) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  perform private.require_permission('subscriptions.write');
  select * into v_row from private.subscriptions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This subscription is gone', hint = 'no_subscription';
  elsif v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed meanwhile', hint = 'stale';
  elsif p_needs_time and not private.is_open_for_change(v_row) then
    raise sqlstate 'PT409' using message = 'The next parcel can not be changed',
      hint = case when v_row.ended_at is null then 'closed' else 'ended' end;
  end if;
  return v_row;
end $$;

-- What staff write down about a subscription. PT404; PT422 bad_note.
create function private.note_subscription(p_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.write');
  if char_length(btrim(p_note)) not between 3 and 400 then
    raise sqlstate 'PT422' using message = 'A note has 3 to 400 characters', hint = 'bad_note';
  elsif not exists (select from private.subscriptions where id = p_id) then
    raise sqlstate 'PT404' using message = 'This subscription is gone', hint = 'no_subscription';
  end if;
  insert into private.subscription_events (subscription_id, type, actor, note) values (p_id, 'noted', 'admin', btrim(p_note));
end $$;

-- Staff skip a charge, pause, resume or cancel for a customer, as set_subscription_wish() does for the owner, with a note for
-- the story. PT403; PT404; PT409 of both functions; PT422 bad_note, bad_subscription.
create function private.step_subscription(p_id uuid, p_version int, p_step text, p_charges int, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  perform private.set_subscription_wish(
    private.hold_subscription_at_desk(p_id, p_version, p_step in ('skip', 'pause')), p_step, p_charges, 'admin', btrim(p_note)
  );
  if btrim(p_note) <> '' then
    perform private.note_subscription(p_id, p_note);
  end if;
end $$;

-- Writes what is sent, and to whom, of a held row: p_change has any of cut with size, tastes, name, phone, address. What was
-- picked by rule, and what does not fit any more, is picked anew. PT422 bad_subscription.
create function private.apply_subscription_change(
  p_subscription private.subscriptions, p_change jsonb, p_actor text
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
begin
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

-- Changes what is sent, and to whom, see apply_subscription_change(). Returns it as subscription_row(). PT404; PT409 ended | stale |
-- closed; PT422 bad_subscription.
create or replace function private.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  return private.subscription_row(
    private.apply_subscription_change(private.hold_own_subscription(p_id, p_version), p_change, 'customer')
  );
end $$;

-- The same for a customer, by staff. PT403; PT404; PT409 ended | stale | closed; PT422 bad_subscription.
create function private.change_subscription_at_desk(p_id uuid, p_version int, p_change jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  perform private.apply_subscription_change(private.hold_subscription_at_desk(p_id, p_version, true), p_change, 'admin');
end $$;

-- Sends a charge back that no order was made for. An order is refunded at its own desk. PT403; PT404; PT409 charge_settled: it has
-- an order, or went back already; PT422 bad_note.
create function private.refund_charge_at_desk(p_charge_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_subscription_id uuid;
  v_state text;
begin
  perform private.require_permission('subscriptions.write');
  select subscription_id into v_subscription_id from private.subscription_charges where id = p_charge_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such charge', hint = 'no_subscription';
  end if;
  perform from private.subscriptions where id = v_subscription_id for no key update;
  select state into v_state from private.subscription_charges where id = p_charge_id for no key update;
  if v_state not in ('paid', 'asked') then
    raise sqlstate 'PT409' using message = 'This charge is settled', hint = 'charge_settled';
  elsif char_length(btrim(p_note)) not between 3 and 400 then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_note';
  end if;
  perform public.refund_subscription_charge(p_charge_id, 'by_staff', 'admin', private.acting_staff(), btrim(p_note));
end $$;

-- Whoever of the staff acts is named in the story.
create function private.sign_subscription_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.staff_id := coalesce(new.staff_id, private.acting_staff());
  return new;
end $$;

-- A subscription as staff see it: subscription_row() with its payments, its whole story and what can be chosen. Null: none.
create function private.subscription_desk(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_row private.subscriptions;
begin
  perform private.require_permission('subscriptions.read');
  select * into v_row from private.subscriptions where id = p_id;
  if not found then
    return null;
  end if;
  return private.subscription_row(v_row) || jsonb_build_object(
    'user_id', v_row.user_id, 'gateway_subscription_id', v_row.gateway_subscription_id, 'cancel_reason', v_row.cancel_reason,
    'wish_at', v_row.wish_at,
    'before', (select jsonb_build_object('id', id, 'number', number) from private.subscriptions where id = v_row.follows),
    'after', (
      select jsonb_build_object('id', id, 'number', number) from private.subscriptions
      where follows = p_id and status not in ('created', 'expired') order by created_at desc limit 1
    ),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'paid_at', c.paid_at, 'amount', c.amount, 'state', c.state, 'why', c.why, 'payment_id', c.payment_id,
        'order_number', o.order_id, 'order_status', o.status, 'asked_at', c.asked_at, 'attempts', c.attempts, 'last_error', c.last_error
      ) order by c.paid_at desc, c.id)
      from private.subscription_charges c left join public.orders o on o.id = c.order_id where c.subscription_id = p_id
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'type', e.type, 'actor', e.actor, 'by', case when e.staff_id is not null then private.name_of_person(e.staff_id) end,
        'note', e.note, 'data', e.data, 'at', e.created_at
      ) order by e.id desc)
      from (select * from private.subscription_events where subscription_id = p_id order by id desc limit 200) as e
    ), '[]'),
    'cuts', private.subscription_offer() -> 'cuts',
    'all_tastes', private.subscription_offer() -> 'tastes'
  );
end $$;

create function public.subscription_desk(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_desk(p_id) $$;

create function public.step_subscription(p_id uuid, p_version int, p_step text, p_charges int, p_note text) returns void
language sql set search_path = '' as $$ select private.step_subscription(p_id, p_version, p_step, p_charges, p_note) $$;

create function public.change_subscription_at_desk(p_id uuid, p_version int, p_change jsonb) returns void
language sql set search_path = '' as $$ select private.change_subscription_at_desk(p_id, p_version, p_change) $$;

create function public.refund_charge_at_desk(p_charge_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.refund_charge_at_desk(p_charge_id, p_note) $$;

create function public.note_subscription(p_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.note_subscription(p_id, p_note) $$;

create function private.grants_of_subscriptions_desk() returns void
language sql set search_path = '' as $$
  grant select on public.subscription_list to authenticated;
  grant execute on function
    public.subscription_plans_desk(), private.subscription_plans_desk(),
    public.subscription_figures(), private.subscription_figures(),
    public.save_subscription_plan(bigint, int, jsonb), private.save_subscription_plan(bigint, int, jsonb),
    public.offer_subscription_plan(bigint, boolean), private.offer_subscription_plan(bigint, boolean),
    public.retry_subscription_price(uuid), private.retry_subscription_price(uuid),
    public.save_subscription_tastes(jsonb, text), private.save_subscription_tastes(jsonb, text),
    public.subscription_desk(uuid), private.subscription_desk(uuid),
    public.step_subscription(uuid, int, text, int, text), private.step_subscription(uuid, int, text, int, text),
    public.change_subscription_at_desk(uuid, int, jsonb), private.change_subscription_at_desk(uuid, int, jsonb),
    public.refund_charge_at_desk(uuid, text), private.refund_charge_at_desk(uuid, text),
    public.note_subscription(uuid, text), private.note_subscription(uuid, text),
    public.note_subscription_export(text), private.note_subscription_export(text)
    to authenticated;
$$;

create trigger subscription_plans_audit after insert or update on private.subscription_plans
  for each row execute function private.audit('id', 'version', 'created_at');
create trigger subscription_prices_audit after insert on private.subscription_prices
  for each row execute function private.audit('id', 'author', 'attempts', 'next_at', 'created_at');
create trigger subscription_tastes_audit after insert or update or delete on private.subscription_tastes
  for each row execute function private.audit('slug');
create trigger subscription_events_sign before insert on private.subscription_events
  for each row when (new.actor = 'admin') execute function private.sign_subscription_event();
create trigger subscription_events_audit after insert on private.subscription_events
  for each row when (new.staff_id is not null) execute function private.audit_subscription_event();
