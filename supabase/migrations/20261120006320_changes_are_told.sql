-- Writes what is sent, and to whom, of a held row: p_change has any of cut with size, tastes, name, phone, address. What was
-- picked by rule, and what does not fit any more, is picked anew. Its owner is told of another address, name or phone. PT422 bad_subscription.
create or replace function private.apply_subscription_change(
  p_subscription private.subscriptions, p_change jsonb, p_actor text
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
  v_event_id bigint;
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
    values (v_row.id, 'details_changed', p_actor, jsonb_build_object('fields', (select jsonb_agg(key) from jsonb_object_keys(p_change) as key)))
    returning id into v_event_id;
  if (v_row.name, v_row.phone, v_row.address) is distinct from (v_old.name, v_old.phone, v_old.address) then
    perform private.tell_of_subscription(
      v_row, 'subscription_address', jsonb_build_object('event_id', v_event_id, 'is_by_staff', p_actor = 'admin')
    );
  end if;
  return v_row;
exception when check_violation or not_null_violation or invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_subscription';
end $$;

-- Notes that a subscription is paid another way from now on, and tells its owner, once for each change: the gateway names another method, or
-- p_payment_id, a payment of its window, is not the one that the subscription began with. p_old: the row as it was.
create function private.note_payment_change(p_old private.subscriptions, p_method text, p_payment_id text) returns void
language plpgsql set search_path = '' as $$
declare
  v_first text;
  v_event_id bigint;
begin
  select c.payment_id into v_first from private.subscription_charges c
    where c.subscription_id = p_old.id order by c.paid_at, c.id limit 1;
  if p_old.status = 'created' or p_old.ended_at is not null
    or (p_method <> p_old.method or p_payment_id <> v_first or p_payment_id is not null and p_old.status in ('pending', 'halted')) is not true
    -- The browser and the gateway tell of the same change.
    or exists (
      select from private.subscription_events e
      where e.subscription_id = p_old.id and e.type = 'payment_changed'
        and (e.data ->> 'payment_id' = p_payment_id or e.created_at > private.now() - interval '10 minutes')
    ) then
    return;
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_old.id, 'payment_changed', 'gateway', jsonb_strip_nulls(jsonb_build_object('method', p_method, 'payment_id', p_payment_id)))
    returning id into v_event_id;
  perform private.tell_of_subscription(p_old, 'subscription_payment', jsonb_build_object('event_id', v_event_id));
end $$;

-- Writes what the gateway says of a held subscription, whatever the order in which it says it: what is older than the last news changes
-- nothing but the count of charges, and what has ended stays so. Of two states of one second the one that was wished for is the later. p_news: { status, at, charge_at, paid_count, method, is_paused_by_bank, mandate_payment_id },
-- the last of a payment that its owner has just made in the gateway's window, or null.
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
    or v_is_tie and (private.is_granted(v_old.wish, v_status) is true or private.status_rank(v_status) >= private.status_rank(v_old.status))
  );
begin
  update private.subscriptions s set
    paid_count = greatest(s.paid_count, (p_news ->> 'paid_count')::int),
    method = case when v_is_news then coalesce(p_news ->> 'method', s.method) else coalesce(s.method, p_news ->> 'method') end
    where s.id = v_old.id returning * into v_row;
  if v_row.method <> v_old.method or p_news ->> 'mandate_payment_id' is not null then
    perform private.note_payment_change(v_old, v_row.method, p_news ->> 'mandate_payment_id');
  end if;
  if not v_is_news then
    -- Two states of one second: the gateway is asked which is true.
    if v_is_tie and v_status <> v_old.status and v_old.ended_at is null then
      update private.subscriptions set next_sync_at = private.now() where id = v_old.id returning * into v_row;
    end if;
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

-- What a mail or an SMS about a subscription says; null when it is gone. p_charge_id: of the charge that it is about. Rupees.
create or replace function public.find_subscription_mail(p_id uuid, p_charge_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', s.number, 'status', s.status, 'status_at', s.status_at, 'phone', s.phone, 'email', s.email, 'name', s.name, 'address', s.address,
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
