-- Notes that a subscription is paid another way from now on, and tells its owner, once for each change: the gateway names another method, or
-- p_payment_id, a payment of its window, is not the one that the subscription began with. p_old: the row as it was.
create or replace function private.note_payment_change(p_old private.subscriptions, p_method text, p_payment_id text) returns void
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
  p_old.email := private.owner_mail_of(p_old);
  perform private.tell_of_subscription(p_old, 'subscription_payment', jsonb_build_object('event_id', v_event_id));
end $$;

-- Changes what is sent, and to whom, see apply_subscription_change(). Returns it as subscription_row(). PT404; PT409 ended | stale |
-- closed; PT422 bad_subscription.
create or replace function private.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
declare
  v_row private.subscriptions;
begin
  -- In a statement of its own: the row is read as it is after it.
  v_row := private.apply_subscription_change(private.hold_own_subscription(p_id, p_version), p_change, 'customer');
  return private.subscription_row(v_row);
end $$;

-- Where news about the safety of a subscription go: to the proven address of its account, since what was typed may be somebody else's.
create function private.owner_mail_of(p_subscription private.subscriptions) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select nullif(email, '') from auth.users where id = p_subscription.user_id and email_confirmed_at is not null), p_subscription.email
  )
$$;

-- Fills the next parcel: what its owner chose stays while it fits, or in the size that does, and with p_keeps_all what was picked by rule too. The rest comes from
-- their tastes, then from all prints, then from what they have had; each time what is on their wishlist first, then shuffled in a way that
-- stays the same until the next charge. The colour that most is left of. Places stay empty when nothing fits. The caller holds the row.
create or replace function private.pick_for(p_subscription private.subscriptions, p_keeps_all boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_subscription.price_id
  );
  v_fits bigint[] := array(select variant_id from private.fitting_variants(p_subscription));
begin
  -- What its owner chose stays the same tee when the size is another.
  update private.subscription_picks b set variant_id = other.id
    from public.product_variants was
    join public.product_variants other on other.product_id = was.product_id and other.color = was.color and other.id = any (v_fits)
    where b.subscription_id = p_subscription.id and b.is_chosen and was.id = b.variant_id and b.variant_id <> all (v_fits);
  delete from private.subscription_picks
    where subscription_id = p_subscription.id
      and not ((is_chosen or p_keeps_all) and variant_id = any (v_fits) and position <= v_tees);
  insert into private.subscription_picks (subscription_id, position, variant_id)
  select p_subscription.id, free.position, best.variant_id
  from (
    select position, row_number() over (order by position) as turn
    from generate_series(1, v_tees) as position
    where position not in (select b.position from private.subscription_picks b where b.subscription_id = p_subscription.id)
  ) as free
  join (
    select variant_id, row_number() over (order by is_had, not is_to_taste, not is_wished, shuffle) as turn
    from (
      select distinct on (g.id) v.id as variant_id,
        g.id in (select private.had_products(p_subscription)) as is_had,
        cardinality(p_subscription.tastes) = 0 or exists (
          select from private.subscription_tastes t
          where t.slug = any (p_subscription.tastes) and g.search @@ websearch_to_tsquery('english', t.words)
        ) as is_to_taste,
        exists (select from public.user_wishlist w where w.user_id = p_subscription.user_id and w.product_id = g.id) as is_wished,
        hashtextextended(g.id::text || ' ' || p_subscription.id::text, p_subscription.paid_count) as shuffle
      from public.product_variants v join public.products g on g.id = v.product_id
      where v.id = any (v_fits) and g.id not in (
        select k.product_id from private.subscription_picks b join public.product_variants k on k.id = b.variant_id
        where b.subscription_id = p_subscription.id
      )
      order by g.id, v.stock - v.reserved desc, v.id
    ) as candidates
  ) as best using (turn);
end $$;

-- Queues the mail that says where parcels go from now on: the first at once, and then one for all changes of ten minutes, which shows what
-- is true when it goes out.
create or replace function private.tell_of_address(p_subscription private.subscriptions, p_event_id bigint, p_is_by_staff boolean) returns void
language plpgsql set search_path = '' as $$
declare
  v_email text := private.owner_mail_of(p_subscription);
  v_waiting bigint;
  v_last timestamptz;
begin
  select max(o.id) filter (where o.sent_at is null and o.dead_at is null and o.attempts = 0), max(o.created_at) into v_waiting, v_last
    from public.outbox o
    where o.order_id is null and o.user_id is null and o.email = v_email and o.topic = 'subscription_address'
      and o.data ->> 'subscription_id' = p_subscription.id::text and o.data -> 'is_by_staff' = to_jsonb(p_is_by_staff);
  -- Held, so that nobody sends it meanwhile with what was true before.
  perform from public.outbox where id = v_waiting and attempts = 0 for update;
  if found then
    return;
  end if;
  insert into public.outbox (topic, email, next_at, data)
    values (
      'subscription_address', v_email, greatest(private.now(), v_last + interval '10 minutes'),
      jsonb_build_object('subscription_id', p_subscription.id, 'event_id', p_event_id, 'is_by_staff', p_is_by_staff)
    );
end $$;

-- What a mail or an SMS about a subscription says; null when it is gone. p_charge_id: of the charge that it is about. Rupees.
create or replace function public.find_subscription_mail(p_id uuid, p_charge_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', s.number, 'status', s.status, 'status_at', s.status_at, 'phone', s.phone, 'email', s.email, 'name', s.name, 'address', s.address,
    'plan', p.name, 'started_at', s.started_at, 'tees', p.tees, 'months', p.months, 'amount', a.amount, 'size', s.size,
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
