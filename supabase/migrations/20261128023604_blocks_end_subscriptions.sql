alter table public.reconciliation_breaks
  drop constraint reconciliation_breaks_reason_check,
  add constraint reconciliation_breaks_reason_check check (reason in (
    'unknown_order', 'event_id_reused', 'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected',
    'refund_failed', 'disputed', 'coupon_reused', 'charge_without_order'
  ));

create or replace function private.block_customer(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_known private.blocks;
  v_subscription private.subscriptions;
  v_reason text := private.words_or_refuse(p_reason);
begin
  perform private.require_customer(p_user_id);
  insert into private.blocks (user_id, reason, email_key, phone, blocked_by)
    select u.id, v_reason, case when u.email_confirmed_at is not null then private.email_key(u.email) end,
      case when u.phone_confirmed_at is not null then '+' || ltrim(u.phone, '+') end,
      private.name_of_person((select auth.uid()))
    from auth.users u where u.id = p_user_id
    on conflict (user_id) do nothing;
  if not found then
    select * into v_known from private.blocks where user_id = p_user_id;
    raise sqlstate 'PT409' using message = 'This account is blocked already', hint = 'done_meanwhile',
      detail = jsonb_build_object('by', v_known.blocked_by, 'at', v_known.created_at)::text;
  end if;
  -- Its owner can't sign in to stop it; what the gateway takes from now on goes back.
  for v_subscription in
    select * from private.subscriptions where user_id = p_user_id and ended_at is null order by created_at, id for no key update
  loop
    perform private.set_subscription_wish(v_subscription, 'cancel', null, 'admin', 'Blocked');
  end loop;
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"is_blocked": true}' where id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'blocked', 'note', v_reason));
end $$;

-- Refuses the order of somebody who is blocked. Who is signed in, and staff, are told so. A guest gets the answer of a cap on
-- unproven orders, so that nobody learns by typing a stranger's phone or address whether it is blocked. Pieces sent in
-- exchange were bought before, and the parcel of a subscription is paid: only a block of its own account holds it back.
create or replace function private.refuse_blocked_buyer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.blocks where user_id = new.user_id) then
    raise sqlstate 'PT409' using message = 'This account is blocked', hint = 'blocked';
  elsif current_setting('kapas.is_paid_parcel', true) is distinct from 'yes' and exists (
    select from private.blocks where phone = new.phone or email_key = private.email_key(new.email)
  ) then
    if private.acting_staff() is not null then
      raise sqlstate 'PT409' using message = 'This customer is blocked', hint = 'blocked';
    end if;
    raise sqlstate 'PT429' using message = 'Too many unproven orders', hint = 'too_many_unproven', detail = 'phone_here';
  end if;
  return new;
end $$;

-- All of a charge without an order goes back to where it came from. The caller holds the payment's id and the subscription.
create or replace function private.send_charge_back(
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
  perform private.resolve_break('charge_without_order', v_charge.payment_id, 'Sent back');
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

-- The order of a charge could not be made for now: it is tried again, later each time, and six hours apart at most. After the
-- fifth time, within an hour, it is a case for a person too, until it has its order or went back.
create or replace function public.note_charge_attempt(p_charge_id uuid, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  with noted as (
    update private.subscription_charges
      set attempts = attempts + 1, last_error = left(p_error, 400), next_at = private.now() + least(interval '1 minute' * (1 << least(attempts, 12)), interval '6 hours')
      where id = p_charge_id and state = 'paid'
      returning *
  )
  select private.record_break(
    'charge_without_order', n.payment_id, null, n.amount,
    jsonb_build_object('currency', n.currency, 'why', n.last_error, 'subscription', s.number), n.gateway_order_id
  )
  from noted n join private.subscriptions s on s.id = n.subscription_id
  where n.attempts = 5
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
  perform set_config('kapas.is_paid_parcel', 'yes', true);
  v_placed := public.place_order('subscription ' || p_charge_id, p_request_hash, p_order);
  perform set_config('kapas.is_paid_parcel', '', true);
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
  perform private.resolve_break('charge_without_order', v_charge.payment_id, 'Order ' || v_order.order_id);
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
-- place, the subscriber is asked. The charge of an account that is blocked goes back. Returns null (settled already, or sent back), { is_asked: true }, or { version, payment_id, amount, user_id, name, email,
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
  if exists (select from private.blocks where user_id = v_row.user_id) then
    perform private.send_charge_back(p_charge_id, 'subscription_ended', 'system');
    return null;
  end if;
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
