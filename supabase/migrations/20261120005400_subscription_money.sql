-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_subscription' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create or replace function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order holds the order that it replaces, and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  perform private.hold_reviews_of(v_order_ids);
  -- Codes of the address end with the account; who places an order holds its code before the user.
  perform from public.coupons
    where owner_email_key = (select private.email_key(email) from auth.users where id = p_user_id) order by id for no key update;
  -- A transaction that places an order for this user waits here, and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  elsif private.has_open_subscription(p_user_id) then
    return 'open_subscription';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  update public.orders set
    user_id = null,
    name = case when total < 50000 then 'Deleted account' else name end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    gift_note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_reviews_of(v_order_ids);
  perform private.forget_designs_of(p_user_id);
  perform private.forget_mails_of(p_user_id);
  perform private.forget_subscriptions_of(p_user_id);
  perform private.forget_referrals_of(v_order_ids);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

-- Everything that the shop stores about one person. Tables with a user_id column are included automatically.
create or replace function private.export_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_copy jsonb;
  v_table text;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', private.now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
      'phone', u.phone, 'phone_confirmed_at', u.phone_confirmed_at,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at
    ),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = u.id)
  ) into v_copy from auth.users u where u.id = p_user_id;
  if v_copy is null then
    raise sqlstate 'PT404' using message = 'No such account', hint = 'no_account';
  end if;

  select v_copy || jsonb_build_object('orders', coalesce(jsonb_agg(
    to_jsonb(o) - 'id' - 'user_id' - 'replaced_by' - 'paid_by' || jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'order_id' order by i.id), '[]')
        from public.order_items i where i.order_id = o.id
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'order_id' order by e.id), '[]')
        from public.order_events e where e.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'payment_id', p.payment_id, 'amount', p.amount, 'currency', p.currency, 'status', p.status,
          'method', p.method, 'refund_reason', p.refund_reason, 'created_at', p.created_at
        ) order by p.created_at), '[]')
        from public.payments p where p.order_id = o.id
      )
    ) order by o.created_at desc
  ), '[]')) into v_copy from private.orders_of(p_user_id) o;

  for v_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.udt_name = 'uuid'
      and t.table_type = 'BASE TABLE' and c.table_name not in ('orders', 'contact_messages')
    order by c.table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - ''user_id''), ''[]'') from public.%I r where r.user_id = $1', v_table
    ) into v_rows using p_user_id;
    v_copy := v_copy || jsonb_build_object(v_table, v_rows);
  end loop;
  select v_copy || jsonb_build_object('submissions', coalesce(jsonb_agg(
    to_jsonb(s) - array['id', 'reviewer', 'taken_at', 'art_hashes', 'rev'] order by s.created_at
  ), '[]')) into v_copy
    from public.submissions s join public.design_versions v on v.id = s.version_id where v.user_id = p_user_id;
  select v_copy || jsonb_build_object('reviews', coalesce(jsonb_agg(
    to_jsonb(r) - array['id', 'order_item_id', 'order_id', 'reports', 'urgency', 'rev'] || jsonb_build_object(
      'order', o.order_id, 'photos', jsonb_array_length(private.review_photos_of(r.id))
    ) order by r.id
  ), '[]')) into v_copy from private.orders_of(p_user_id) o join public.reviews r on r.order_id = o.id;
  v_copy := v_copy || jsonb_build_object('subscriptions', private.export_subscriptions(p_user_id));
  v_copy := v_copy || jsonb_build_object('referrals', private.export_referrals(p_user_id));
  v_copy := v_copy || jsonb_build_object('user_leads', private.leads_of(p_user_id));
  -- Of the proven address too, to the letter: whoever wrote as a guest is the same person.
  return v_copy || jsonb_build_object('contact_messages', (
    select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' || jsonb_build_object('answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.contact_replies r where r.message_id = m.id
    )) order by m.id), '[]')
    from public.contact_messages m join auth.users u on u.id = p_user_id
    where m.user_id = u.id
      or u.email_confirmed_at is not null and private.email_key(m.email) = private.email_key(u.email)
        and lower(m.email) = lower(u.email)
  ));
end $$;

-- The only writer of the gateway's facts about refunds, for webhook and poller alike. p_status: pending | processed |
-- failed. p_refund_id: our id, if the gateway returned it; refunds made in its dashboard have none. Rupees. Returns {
-- result }: the status after the call, unknown_order (kept until the payment is known), or event_id_reused.
create or replace function public.apply_refund(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_refund_id text, p_payment_id text, p_status text,
  p_amount numeric, p_raw jsonb, p_refund_id uuid default null, p_why text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order_id uuid;
  v_answer jsonb;
  v_fact jsonb := jsonb_build_object(
    'gateway_refund_id', p_gateway_refund_id, 'payment_id', p_payment_id, 'status', p_status, 'amount', p_amount,
    'refund_id', p_refund_id, 'why', p_why
  );
begin
  if p_status not in ('pending', 'processed', 'failed') or (p_amount > 0) is not true then
    raise sqlstate 'PT422' using message = 'Unknown kind of refund event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw || v_fact);
  if v_answer is not null then
    return v_answer;
  end if;
  select order_id into v_order_id from public.payments where payment_id = p_payment_id and status = 'captured';
  if not found then
    -- What a bank took to look at an account goes back by itself; of a charge, its order or its refund is on the way.
    if not exists (select from private.mandate_payments where payment_id = p_payment_id) then
      perform private.record_break('unknown_order', p_payment_id, null, p_amount, v_fact);
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order') where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;
  perform 1 from public.orders where id = v_order_id for update;
  return private.close_event(
    p_event_id, jsonb_build_object('result', private.apply_refund_fact(v_order_id, v_fact))
  );
end $$;

-- Books a charge of a held subscription, or of none, see apply_subscription_charge(). The caller holds the payment's id.
create function private.book_charge(p_subscription private.subscriptions, p_charge jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment_id text := p_charge ->> 'payment_id';
  v_amount numeric := (p_charge ->> 'amount')::numeric;
  v_paid_at timestamptz := (p_charge ->> 'paid_at')::timestamptz;
  v_charge_id uuid;
  v_result text := case
    when exists (select from private.subscription_charges where payment_id = v_payment_id) then 'already_known'
    -- Staff have sent it back, or given it to an order.
    when exists (select from public.payments where payment_id = v_payment_id) then 'not_expected'
    when p_subscription.id is null then 'unknown_subscription'
    when p_charge ->> 'currency' <> 'INR'
      or v_amount <> (select amount from private.subscription_prices where id = p_subscription.price_id) then 'amount_mismatch'
  end;
begin
  if v_result in ('unknown_subscription', 'amount_mismatch') then
    perform private.record_break(
      'unknown_order', v_payment_id, null, v_amount, jsonb_build_object(
        'currency', p_charge ->> 'currency',
        'subscription', coalesce(p_subscription.number, p_charge ->> 'gateway_subscription_id')
      ), p_charge ->> 'gateway_order_id'
    );
  end if;
  if v_result is not null then
    return v_result;
  end if;
  insert into private.subscription_charges (
    subscription_id, payment_id, gateway_order_id, gateway_invoice_id, amount, currency, method, paid_at, state
  ) values (
    p_subscription.id, v_payment_id, p_charge ->> 'gateway_order_id', p_charge ->> 'invoice_id', v_amount, 'INR',
    p_charge ->> 'method', v_paid_at, 'paid'
  ) returning id into v_charge_id;
  -- It may have been told of before the subscription was known here.
  perform private.resolve_break('unknown_order', v_payment_id, 'A charge of subscription ' || p_subscription.number);
  update private.subscriptions set started_at = least(started_at, v_paid_at) where id = p_subscription.id;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_subscription.id, 'charged', 'gateway', jsonb_build_object('charge_id', v_charge_id, 'amount', v_amount));
  if v_paid_at > p_subscription.cancel_asked_at then
    perform private.send_charge_back(v_charge_id, 'subscription_ended', 'system');
    return 'refunded';
  end if;
  return 'charged';
end $$;

-- How long a subscriber may choose the parcel of a charge for which nothing fits, until the money goes back.
create function private.choice_days() returns int
language sql immutable set search_path = '' as $$ select 7 $$;

-- What is kept of an account's subscriptions.
create function private.export_subscriptions(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.subscription_row(s) || jsonb_build_object('consent', s.consent) order by s.created_at), '[]')
  from private.subscriptions s where s.user_id = p_user_id
$$;

-- What can go into a parcel of a subscription now: printed tees of its cut and size that are there, none cheaper than what is paid for it. The
-- amount is split in whole rupees, and the first tee takes the rest; the rule of splitAmount() in lib/subscriptions/split-amount.ts.
create function private.fitting_variants(p_subscription private.subscriptions) returns table (variant_id bigint)
language sql stable set search_path = '' as $$
  select v.id
  from private.subscription_prices a
  join private.subscription_plans s on s.id = a.plan_id
  join public.products p on p.cut = p_subscription.cut and private.is_shown(p) and not p.is_blank and p.cut <> 'accessory'
  join public.product_variants v on v.product_id = p.id and v.size = p_subscription.size and v.is_active and v.stock > v.reserved
  where a.id = p_subscription.price_id
    and coalesce(v.price, p.price) >= a.amount - (s.tees - 1) * floor(a.amount / s.tees)
$$;

-- Removes who a subscription went to. What was charged stays for the books.
create function private.forget_subscriptions_of(p_user_id uuid) returns void
language sql set search_path = '' as $$
  delete from public.outbox o using private.subscriptions s
    where s.user_id = p_user_id and o.topic like 'subscription\_%' and o.data ->> 'subscription_id' = s.id::text;
  update private.subscriptions set
    name = 'Deleted account', email = 'deleted@kapas.invalid', phone = '+910000000000', cancel_reason = '', consent = consent - 'text',
    address = jsonb_build_object('line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', address ->> 'state')
    where user_id = p_user_id
$$;

-- The products of an account's last twelve parcels.
create function private.had_products(p_subscription private.subscriptions) returns setof bigint
language sql stable set search_path = '' as $$
  select i.product_id
  from (
    select c.order_id
    from private.subscriptions s join private.subscription_charges c on c.subscription_id = s.id
    where (s.id = p_subscription.id or s.user_id = p_subscription.user_id) and c.order_id is not null
    order by c.paid_at desc limit 12
  ) as parcel
  join public.order_items i on i.order_id = parcel.order_id
$$;

-- Whether an account has a subscription that can still be charged, or a charge without its order.
create function private.has_open_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.subscriptions s
    where s.user_id = p_user_id and (
      s.ended_at is null and s.status <> 'created'
      or exists (select from private.subscription_charges c where c.subscription_id = s.id and c.state in ('paid', 'asked'))
    )
  )
$$;

-- A charge, locked after its payment's id and its subscription. PT404.
create function private.hold_charge(p_charge_id uuid) returns private.subscription_charges
language plpgsql set search_path = '' as $$
declare
  v_charge private.subscription_charges;
begin
  select * into v_charge from private.subscription_charges where id = p_charge_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such charge', hint = 'no_subscription';
  end if;
  perform private.lock_payment_id(v_charge.payment_id);
  perform from private.subscriptions where id = v_charge.subscription_id for no key update;
  select * into v_charge from private.subscription_charges where id = p_charge_id for no key update;
  return v_charge;
end $$;

-- The subscription of the gateway's id, locked after the one whose place it takes: no row when the shop does not know it.
create function private.hold_news(p_gateway_subscription_id text) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  perform from private.subscriptions s
    where s.gateway_subscription_id = p_gateway_subscription_id or s.id = (
      select follows from private.subscriptions where gateway_subscription_id = p_gateway_subscription_id
    )
    order by s.created_at, s.id for no key update;
  select * into v_row from private.subscriptions where gateway_subscription_id = p_gateway_subscription_id;
  return v_row;
end $$;

-- Whether a status is what was wished for.
create function private.is_granted(p_wish text, p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_wish = 'pause' and p_status = 'paused' or p_wish = 'resume' and p_status = 'active'
$$;

-- Fills the next parcel: what its owner chose stays while it fits, and with p_keeps_all what was picked by rule too. The rest comes from
-- their tastes, then from all prints, then from what they have had; each time what is on their wishlist first, then shuffled in a way that
-- stays the same until the next charge. The colour that most is left of. Places stay empty when nothing fits. The caller holds the row.
create function private.pick_for(p_subscription private.subscriptions, p_keeps_all boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  v_tees int := (
    select p.tees from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id
    where a.id = p_subscription.price_id
  );
  v_fits bigint[] := array(select variant_id from private.fitting_variants(p_subscription));
begin
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

-- Sends a charge back that no order was made for. An order is refunded at its own desk. PT403; PT404; PT409 charge_settled: it has
-- an order, or went back already; PT422 bad_note.
create or replace function private.refund_charge_at_desk(p_charge_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  perform private.require_permission('subscriptions.write');
  if char_length(btrim(p_note)) not between 3 and 400 then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_note';
  end if;
  perform public.refund_subscription_charge(p_charge_id, 'by_staff', 'admin', private.acting_staff(), btrim(p_note));
end $$;

-- Announces charges that come within subscription_notice_days, each once, with the parcel that it pays. Returns how many.
create function private.remind_subscribers(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_until timestamptz := private.now() + make_interval(days => coalesce(private.number_setting('subscription_notice_days', 3), 3)::int);
  v_due private.subscriptions;
  v_count int := 0;
begin
  for v_due in
    select * from private.subscriptions s
    where s.ended_at is null and s.status in ('authenticated', 'active') and s.wish is null
      and s.charge_at > private.now() and s.charge_at <= v_until and s.reminded_for is distinct from s.charge_at
    order by s.charge_at, s.id limit p_limit for no key update skip locked
  loop
    perform private.pick_for(v_due);
    perform private.tell_of_subscription(v_due, 'subscription_reminder', jsonb_build_object('charge_at', v_due.charge_at));
    update private.subscriptions set reminded_for = charge_at where id = v_due.id;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_due.id, 'reminded', 'system', jsonb_build_object('charge_at', v_due.charge_at));
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- All of a charge without an order goes back to where it came from. The caller holds the payment's id and the subscription.
create function private.send_charge_back(
  p_charge_id uuid, p_why text, p_actor text, p_staff uuid default null, p_note text default ''
) returns void
language plpgsql set search_path = '' as $$
declare
  v_charge private.subscription_charges;
  v_left numeric;
begin
  update private.subscription_charges set state = 'refunded', why = p_why
    where id = p_charge_id returning * into v_charge;
  insert into public.payments (payment_id, order_id, amount, currency, status, method, refund_reason, raw)
    values (
      v_charge.payment_id, null, v_charge.amount, v_charge.currency, 'captured', v_charge.method, 'unknown_order',
      jsonb_build_object('payment_id', v_charge.payment_id, 'subscription_id', v_charge.subscription_id)
    );
  perform private.record_break(
    'unknown_order', v_charge.payment_id, null, v_charge.amount, jsonb_build_object(
      'currency', v_charge.currency, 'why', p_why,
      'subscription', (select number from private.subscriptions where id = v_charge.subscription_id)
    ), v_charge.gateway_order_id
  );
  -- What was refunded in the gateway's dashboard meanwhile.
  perform private.apply_waiting_refunds(null, v_charge.payment_id);
  select private.left_of_payment(p) into v_left from public.payments p where p.payment_id = v_charge.payment_id;
  if v_left > 0 then
    perform private.queue_refund(null, v_charge.payment_id, v_left, 'not_expected', p_actor, p_note);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, staff_id, note, data)
    values (
      v_charge.subscription_id, 'charge_refunded', p_actor, p_staff, left(p_note, 400),
      jsonb_build_object('charge_id', p_charge_id, 'amount', v_charge.amount, 'why', p_why)
    );
end $$;

-- Of two news of one second, the one with the higher rank is the later.
create function private.status_rank(p_status text) returns int
language sql immutable set search_path = '' as $$
  select array_position(
    array['created', 'authenticated', 'active', 'halted', 'pending', 'paused', 'expired', 'cancelled', 'completed'], p_status
  )
$$;

-- Writes what the gateway says of a held subscription, whatever the order in which it says it: what is older than the last news changes
-- nothing but the count of charges, and what has ended stays so. p_news: { status, at, charge_at, paid_count, method, is_paused_by_bank }.
-- Returns the row as it is then.
create function private.take_news(p_subscription private.subscriptions, p_news jsonb) returns private.subscriptions
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
  if v_old.status = 'created' and v_row.ended_at is null and v_row.follows is not null then
    update private.subscriptions
      set wish = 'cancel', wish_at = private.now(), wish_error = null, cancel_asked_at = coalesce(cancel_asked_at, private.now()),
        cancel_reason = 'Another plan', version = version + 1
      where id = v_row.follows and ended_at is null;
  end if;
  return v_row;
end $$;

-- Queues a mail about a subscription, and an SMS where it is urgent: once for each topic and p_data, whoever queues it.
create function private.tell_of_subscription(
  p_subscription private.subscriptions, p_topic text, p_data jsonb default '{}', p_is_urgent boolean default false
) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, email, data, channel)
    select p_topic, p_subscription.email, p_data || jsonb_build_object('subscription_id', p_subscription.id), channel
    from unnest(case when p_is_urgent then array['email', 'sms'] else array['email'] end) as channel
    on conflict do nothing
$$;

-- Tells a subscriber of a charge for which no parcel goes out: they are asked to choose, or the money goes back.
create function private.tell_of_subscription_charge() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_subscription private.subscriptions;
begin
  select * into v_subscription from private.subscriptions where id = new.subscription_id;
  perform private.tell_of_subscription(
    v_subscription, 'subscription_' || new.state, jsonb_build_object('charge_id', new.id), new.state = 'asked'
  );
  return null;
end $$;

-- Tells a subscriber what the gateway has done to their subscription. What never began is told by its own screen.
create function private.tell_of_subscription_status() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_topic text := case
    when old.status = 'created' and new.status in ('authenticated', 'active') then 'subscription_started'
    when new.status = 'pending' then 'subscription_pending'
    when new.status = 'halted' then 'subscription_halted'
    when new.status = 'paused' then 'subscription_paused'
    when new.status = 'active' and old.status in ('pending', 'halted') then 'subscription_back'
    when new.status = 'active' and old.status = 'paused' then 'subscription_resumed'
    when new.ended_at is not null and old.status <> 'created' then 'subscription_ended'
  end;
begin
  if v_topic is not null then
    perform private.tell_of_subscription(
      new, v_topic, jsonb_build_object('at', new.status_at), v_topic in ('subscription_pending', 'subscription_halted')
    );
  end if;
  return null;
end $$;

-- A charge that the gateway has taken, once for each payment, however it is told. p_event_id: of a webhook; null: the gateway was asked.
-- p_charge: { gateway_subscription_id, payment_id, gateway_order_id, invoice_id, amount, currency, method, paid_at, news }, news as take_news()
-- reads it, or null. Rupees. What no subscription of ours agreed to is a case of the money desk; what was charged after its owner had
-- cancelled goes back. Returns { result }: charged, already_known, refunded, unknown_subscription, amount_mismatch, not_expected, event_id_reused.
create function public.apply_subscription_charge(
  p_event_id text, p_event_type text, p_body_hash text, p_charge jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_payment_id text := p_charge ->> 'payment_id';
  v_row private.subscriptions;
  v_answer jsonb;
begin
  perform private.lock_payment_id(v_payment_id);
  if p_event_id is not null then
    v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, v_payment_id, '{}');
    if v_answer is not null then
      return v_answer;
    end if;
  end if;
  insert into private.mandate_payments (payment_id, gateway_order_id) values (v_payment_id, p_charge ->> 'gateway_order_id')
    on conflict do nothing;
  v_row := private.hold_news(p_charge ->> 'gateway_subscription_id');
  if v_row.id is not null and jsonb_typeof(p_charge -> 'news') = 'object' then
    v_row := private.take_news(v_row, p_charge -> 'news');
  end if;
  v_answer := jsonb_build_object('result', private.book_charge(v_row, p_charge));
  return case when p_event_id is null then v_answer else private.close_event(p_event_id, v_answer) end;
end $$;

-- What the gateway tells of a subscription. p_event_id: of a webhook, applied once; null: the gateway was asked. p_news: {
-- gateway_subscription_id } and what take_news() reads. Returns { result }: recorded, unknown_subscription or event_id_reused.
create function public.apply_subscription_news(
  p_event_id text, p_event_type text, p_body_hash text, p_news jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row private.subscriptions;
  v_answer jsonb;
begin
  if p_event_id is not null then
    v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, 'subscription ' || (p_news ->> 'gateway_subscription_id'), '{}');
    if v_answer is not null then
      return v_answer;
    end if;
  end if;
  v_row := private.hold_news(p_news ->> 'gateway_subscription_id');
  if v_row.id is not null then
    perform private.take_news(v_row, p_news);
  end if;
  v_answer := jsonb_build_object('result', case when v_row.id is null then 'unknown_subscription' else 'recorded' end);
  return case when p_event_id is null then v_answer else private.close_event(p_event_id, v_answer) end;
end $$;

-- Stores the gateway's id; the first one wins. Returns the stored one. PT404 when it is gone or has ended.
create function public.attach_gateway_subscription(p_id uuid, p_gateway_subscription_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id text;
begin
  update private.subscriptions
    set gateway_subscription_id = coalesce(gateway_subscription_id, p_gateway_subscription_id),
      next_sync_at = coalesce(next_sync_at, private.now() + interval '10 minutes')
    where id = p_id and ended_at is null returning gateway_subscription_id into v_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  return v_id;
end $$;

-- Charges whose order is to be made, each leased to one worker for two minutes; and those whose subscriber was asked for too long, to be
-- sent back. p_id: only this one, now. Returns [{ id, is_over }].
create function public.claim_subscription_charges(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select c.id from private.subscription_charges c
    where c.state in ('paid', 'asked') and (p_id is null and c.next_at <= private.now() or c.id = p_id and c.state = 'paid')
    order by c.next_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscription_charges c set next_at = private.now() + interval '2 minutes'
      from due where c.id = due.id
      returning c.id, c.state
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'is_over', state = 'asked')), '[]') from claimed
$$;

-- Prices that the gateway has no plan of, each leased to one worker. Returns [{ id, name, months, amount, created_at }]. Rupees.
create function public.claim_subscription_prices(p_limit int) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select a.id from private.subscription_prices a
    where a.gateway_plan_id is null and a.next_at <= private.now()
    order by a.next_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscription_prices a
      set attempts = a.attempts + 1, next_at = private.now() + least(interval '2 minutes' * (1 << least(a.attempts, 10)), interval '6 hours')
      from due where a.id = due.id returning a.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', p.name, 'months', p.months, 'amount', c.amount, 'created_at', c.created_at
  )), '[]')
  from claimed c join private.subscription_plans p on p.id = c.plan_id
$$;

-- Subscriptions of which the gateway is to be asked what is true, the next time in an hour unless its answer says otherwise. Returns
-- [{ id, gateway_subscription_id }].
create function public.claim_subscription_syncs(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.gateway_subscription_id is not null and (p_id is null and s.next_sync_at <= private.now() or s.id = p_id)
    order by s.next_sync_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set next_sync_at = case when s.ended_at is null then private.now() + interval '1 hour' end
      from due where s.id = due.id returning s.id, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed)), '[]') from claimed
$$;

-- What the gateway is to be asked for, each leased to one worker for two minutes. p_id: only this one, now. Returns [{ id, wish,
-- gateway_subscription_id }].
create function public.claim_subscription_wishes(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.wish is not null and s.gateway_subscription_id is not null and (p_id is null and s.wish_at <= private.now() or s.id = p_id)
    order by s.wish_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set wish_at = private.now() + interval '2 minutes'
      from due where s.id = due.id returning s.id, s.wish, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed)), '[]') from claimed
$$;

-- What creating a subscription at the gateway takes; null when it is gone. starts_at: of one that takes another's place.
create function public.find_subscription_at_gateway(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'number', s.number, 'gateway_subscription_id', s.gateway_subscription_id,
    'gateway_plan_id', a.gateway_plan_id, 'months', p.months, 'created_at', s.created_at,
    'starts_at', (select f.charge_at from private.subscriptions f where f.id = s.follows)
  )
  from private.subscriptions s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  where s.id = p_id and s.ended_at is null
$$;

-- What a mail or an SMS about a subscription says; null when it is gone. p_charge_id: of the charge that it is about. Rupees.
create function public.find_subscription_mail(p_id uuid, p_charge_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', s.number, 'status', s.status, 'status_at', s.status_at, 'phone', s.phone, 'email', s.email,
    'plan', p.name, 'tees', p.tees, 'months', p.months, 'amount', a.amount, 'size', s.size,
    'charge_at', s.charge_at, 'resumes_at', s.resumes_at, 'method', s.method, 'cancel_reason', s.cancel_reason,
    'cutoff_at', s.charge_at - make_interval(hours => coalesce(private.number_setting('subscription_cutoff_hours', 24), 24)::int),
    'ends_by', s.halted_at + make_interval(days => coalesce(private.number_setting('subscription_grace_days', 14), 14)::int),
    'is_paused_by_bank', s.status = 'paused' and s.is_paused_by_bank,
    'followed_by', (select number from private.subscriptions where follows = s.id and status <> 'expired' limit 1),
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

-- The order of a charge could not be made for now: it is tried again, later each time, and six hours apart at most.
create function public.note_charge_attempt(p_charge_id uuid, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  update private.subscription_charges
    set attempts = attempts + 1, last_error = left(p_error, 400), next_at = private.now() + least(interval '1 minute' * (1 << least(attempts, 12)), interval '6 hours')
    where id = p_charge_id and state = 'paid'
$$;

-- A payment that belongs to a subscription and pays no order by itself: its charge is told by subscription.charged, and what a bank takes
-- to look at an account goes back by itself. Returns { result }: of_subscription or event_id_reused.
create function public.note_mandate_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_payment_id text, p_gateway_order_id text
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
begin
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, '{}');
  if v_answer is not null then
    return v_answer;
  end if;
  insert into private.mandate_payments (payment_id, gateway_order_id) values (p_payment_id, p_gateway_order_id)
    on conflict do nothing;
  -- Its refund was told of first. A charge that nobody expected stays a case.
  update public.reconciliation_breaks set resolved_at = private.now(), resolution = 'A payment of a subscription'
    where reason = 'unknown_order' and payment_id = p_payment_id and resolved_at is null and not detail ? 'subscription';
  return private.close_event(p_event_id, '{"result": "of_subscription"}');
end $$;

-- Makes the order of a charge by place_order, paid by the charge, once; the next parcel is picked. p_order as place_order() reads it, of
-- what prepare_subscription_order() said. Returns { id, order_id }; PT409 charge_settled: the money went back, and what place_order raises.
create function public.place_subscription_order(p_charge_id uuid, p_request_hash text, p_order jsonb) returns jsonb
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
  if v_row.ended_at is null then
    perform private.pick_for(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'ordered', 'system', jsonb_build_object('charge_id', p_charge_id, 'order_id', v_order.order_id));
  return jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
end $$;

-- What the order of a charge is made of: the parcel as it was announced, and for what is gone meanwhile another pick. When nothing fits a
-- place, the subscriber is asked. Returns null (settled already), { is_asked: true }, or { payment_id, amount, user_id, name, email, phone,
-- address, lines: [{ variant_id, product_id, category_ids, hsn, list_price }] }. Rupees.
create function public.prepare_subscription_order(p_charge_id uuid) returns jsonb
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
    'payment_id', v_charge.payment_id, 'amount', v_charge.amount, 'user_id', v_row.user_id, 'name', v_row.name, 'email', v_row.email,
    'phone', v_row.phone, 'address', v_row.address, 'lines', v_lines
  );
end $$;

-- Sends a charge back that no order was made for. p_why: nothing_left | by_staff. PT404; PT409 charge_settled: it has an order, or went
-- back already.
create function public.refund_subscription_charge(
  p_charge_id uuid, p_why text, p_actor text, p_staff uuid default null, p_note text default ''
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '8s' as $$
begin
  if (private.hold_charge(p_charge_id)).state not in ('paid', 'asked') then
    raise sqlstate 'PT409' using message = 'This charge is settled', hint = 'charge_settled';
  end if;
  perform private.send_charge_back(p_charge_id, p_why, p_actor, p_staff, p_note);
end $$;

-- The gateway will not do what was wished for, and why, in its words. What is to end is asked for again.
create function public.refuse_subscription_wish(p_id uuid, p_wish text, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  with refused as (
    update private.subscriptions
      set wish = case when p_wish = 'cancel' then wish end,
        wish_at = case when p_wish = 'cancel' then private.now() + interval '10 minutes' end,
        wish_error = left(p_error, 400), resumes_at = case when p_wish = 'pause' then null else resumes_at end, version = version + 1
      where id = p_id and wish = p_wish returning id
  )
  insert into private.subscription_events (subscription_id, type, actor, note)
    select id, 'wish_refused', 'gateway', left(p_error, 400) from refused
$$;

-- The gateway's plan of a price, or why there is none yet.
create function public.settle_subscription_price(p_id uuid, p_gateway_plan_id text, p_error text default null) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  update private.subscription_prices
    set gateway_plan_id = coalesce(gateway_plan_id, p_gateway_plan_id),
      last_error = case when p_gateway_plan_id is null then left(p_error, 400) end
    where id = p_id
$$;

-- What falls due by itself: charges are announced, pauses end, what stayed unpaid for subscription_grace_days ends, and so does what nobody
-- has agreed to for a day. One runner at a time: the next one goes away. Returns { reminded, resuming, ending }.
create function public.tend_subscriptions(p_limit int) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '20s' as $$
declare
  v_grace interval := make_interval(days => coalesce(private.number_setting('subscription_grace_days', 14), 14)::int);
  v_resuming int;
  v_ending int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('subscriptions', 0)) then
    return '{"reminded": 0, "resuming": 0, "ending": 0}';
  end if;
  with due as (
    select id from private.subscriptions
    where resumes_at <= private.now() and status = 'paused' and wish is null
    order by resumes_at limit p_limit for no key update skip locked
  )
  update private.subscriptions s set wish = 'resume', wish_at = private.now(), wish_error = null, resumes_at = null
    from due where s.id = due.id;
  get diagnostics v_resuming = row_count;
  with due as (
    select id from private.subscriptions
    where wish is null and (
      status = 'halted' and halted_at <= private.now() - v_grace or status = 'created' and created_at <= private.now() - interval '1 day'
    )
    order by created_at limit p_limit for no key update skip locked
  )
  update private.subscriptions s
    set wish = case when s.gateway_subscription_id is not null then 'cancel' end,
      wish_at = case when s.gateway_subscription_id is not null then private.now() end,
      cancel_asked_at = private.now(), cancel_reason = case s.status when 'halted' then 'Unpaid' else 'Never begun' end,
      status = case when s.gateway_subscription_id is null then 'expired' else s.status end,
      ended_at = case when s.gateway_subscription_id is null then private.now() end
    from due where s.id = due.id;
  get diagnostics v_ending = row_count;
  return jsonb_build_object(
    'reminded', private.remind_subscribers(p_limit), 'resuming', v_resuming, 'ending', v_ending
  );
end $$;

create trigger subscriptions_tell after update of status on private.subscriptions
  for each row when (new.status <> old.status) execute function private.tell_of_subscription_status();
create trigger subscription_charges_tell after update of state on private.subscription_charges
  for each row when (new.state <> old.state and new.state in ('asked', 'refunded'))
  execute function private.tell_of_subscription_charge();
