-- Payments, disputes, and the reconciliation that accounts for every rupee.

create table public.payments (
  payment_id text primary key,
  order_id uuid not null references public.orders (id),
  amount numeric(12, 2) not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('failed', 'authorized', 'captured')),
  rank int not null generated always as (
    case status when 'failed' then 1 when 'authorized' then 2 else 3 end
  ) stored,
  method text,
  refund_reason text check (refund_reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected'
  )),
  raw jsonb not null,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  capture_at timestamptz not null default private.now() + interval '2 minutes'
);
comment on column public.payments.refund_reason is 'Money received that pays no order and must go back';
create index payments_order_id on public.payments (order_id);
create index payments_to_refund on public.payments (created_at) where refund_reason is not null;
comment on column public.payments.capture_at is 'authorized: when we capture it, in case the gateway has not';
create index payments_to_capture on public.payments (capture_at) where status = 'authorized';
alter table public.payments enable row level security;

create table public.webhook_events (
  event_id text primary key,
  type text not null,
  body_hash text not null,
  raw jsonb not null,
  result jsonb,
  received_at timestamptz not null default private.now(),
  applied_at timestamptz
);
create index webhook_events_unapplied on public.webhook_events (received_at) where applied_at is null;
create index webhook_events_waiting on public.webhook_events ((raw ->> 'payment_id')) where applied_at is null;
alter table public.webhook_events enable row level security;

create table public.disputes (
  dispute_id text primary key,
  payment_id text not null,
  phase text,
  status text not null check (status in ('open', 'under_review', 'action_required', 'won', 'closed', 'lost')),
  amount numeric(12, 2) not null check (amount >= 0),
  reason_code text,
  respond_by timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.disputes is 'Disputes of payments, with Razorpay''s terms: one row per dispute, written by apply_dispute';
comment on column public.disputes.payment_id is 'Not a foreign key: the payment may not be known yet';
comment on column public.disputes.amount is 'The disputed rupees';
comment on column public.disputes.respond_by is 'The deadline for the evidence of the shop';
create index disputes_payment_id on public.disputes (payment_id);
alter table public.disputes enable row level security;

create table public.reconciliation_breaks (
  id bigint generated always as identity primary key,
  reason text not null check (reason in (
    'unknown_order', 'event_id_reused', 'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected',
    'refund_failed', 'disputed', 'coupon_reused'
  )),
  payment_id text not null,
  gateway_order_id text,
  order_id uuid references public.orders (id),
  amount numeric(12, 2),
  detail jsonb not null default '{}',
  created_at timestamptz not null default private.now(),
  resolved_at timestamptz,
  resolution text,
  unique (reason, payment_id)
);
create index reconciliation_breaks_open on public.reconciliation_breaks (created_at desc) where resolved_at is null;
create index reconciliation_breaks_order_id on public.reconciliation_breaks (order_id);
alter table public.reconciliation_breaks enable row level security;

-- p_status: open | under_review | action_required | won | closed | lost. A final status never changes; lost stays for a
-- person to close, and holds the order: the money is gone. Returns { result }: recorded, unknown_order, or event_id_reused.
create function public.apply_dispute(
  p_event_id text, p_event_type text, p_body_hash text, p_dispute_id text, p_payment_id text, p_status text,
  p_amount numeric, p_raw jsonb, p_phase text default null, p_reason_code text default null,
  p_respond_by timestamptz default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_ranks constant text[] := array['open', 'under_review', 'action_required', 'won', 'closed', 'lost'];
  v_order_id uuid;
  v_answer jsonb;
begin
  if array_position(v_ranks, p_status) is null then
    raise sqlstate 'PT422' using message = 'Unknown kind of dispute event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;
  select order_id into v_order_id from public.payments where payment_id = p_payment_id;
  perform 1 from public.orders where id = v_order_id for update;

  insert into public.disputes as known (dispute_id, payment_id, phase, status, amount, reason_code, respond_by)
    values (p_dispute_id, p_payment_id, p_phase, p_status, p_amount, p_reason_code, p_respond_by)
    on conflict (dispute_id) do update
      set status = excluded.status, amount = excluded.amount, phase = coalesce(excluded.phase, known.phase),
        reason_code = coalesce(excluded.reason_code, known.reason_code),
        respond_by = coalesce(excluded.respond_by, known.respond_by)
      where known.payment_id = excluded.payment_id
        and array_position(v_ranks, known.status) < array_position(v_ranks, excluded.status);
  -- Nothing is written when the event brings nothing new: lower or equal ranks never overwrite.
  if found then
    perform private.record_break('disputed', p_payment_id, v_order_id, p_amount);
    if not exists (
      select from public.disputes where payment_id = p_payment_id and status not in ('won', 'closed')
    ) then
      perform private.resolve_break('disputed', p_payment_id, 'Decided for the shop');
    end if;
    if v_order_id is not null then
      perform private.record_order_event(
        v_order_id, 'dispute_' || p_status, null, null, 'gateway', '',
        jsonb_build_object('dispute_id', p_dispute_id, 'payment_id', p_payment_id)
      );
      perform private.follow_disputes(v_order_id);
    end if;
  end if;
  return private.close_event(p_event_id, jsonb_build_object(
    'result', case when v_order_id is null then 'unknown_order' else 'recorded' end
  ));
end $$;

-- Writes what happened to a payment of a known order, and lets it act. The caller holds the payment's id and the order.
-- Returns what apply_payment() calls the result.
create function private.book_payment(
  p_order public.orders, p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_rank int := case p_kind when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 end;
  v_result text := 'recorded';
begin
  insert into public.payments as known (payment_id, order_id, amount, currency, status, method, raw)
    values (p_payment_id, p_order.id, p_amount, p_currency, p_kind, p_method, p_raw)
    on conflict (payment_id) do update
      set status = excluded.status, amount = excluded.amount, method = coalesce(excluded.method, known.method),
        raw = excluded.raw
      where known.rank < v_rank and known.order_id = excluded.order_id
    returning * into v_payment;

  -- No row is returned when the event brings nothing new: lower or equal ranks never overwrite.
  if not found then
    return case when p_order.paid_by = p_payment_id then 'already_confirmed' else 'recorded' end;
  end if;
  if p_kind = 'captured' then
    v_result := private.settle_capture(p_order, v_payment);
    perform private.apply_waiting_refunds(p_order.id, p_payment_id);
    perform private.resolve_break('unknown_order', p_payment_id, 'Its order became known');
  elsif p_order.payment_method = 'online' and p_order.paid_by is null and (
    (p_kind = 'authorized' and p_order.status in ('Pending Payment', 'Cancelled'))
    or (p_kind = 'failed' and p_order.status = 'Pending Payment' and p_order.payment_status = 'created')
  ) then
    update public.orders
      set payment_status = case p_kind when 'failed' then 'attempted_failed' else 'authorized' end
      where id = p_order.id;
    perform private.record_order_event(
      p_order.id, 'payment_' || p_kind, null, null, 'system', '', jsonb_build_object('payment_id', p_payment_id)
    );
  end if;
  perform private.follow_disputes(p_order.id);
  return v_result;
end $$;

-- p_kind: failed | authorized | captured. p_amount: rupees. p_body_hash tells a replay from another event under a used id.
-- Returns { result, order_id }: confirmed, already_confirmed, recorded, unknown_order, event_id_reused,
-- or why the money goes back: amount_mismatch, second_capture, stock_gone, coupon_gone, not_expected.
create function public.apply_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_order_id text,
  p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
  v_order public.orders;
begin
  if (p_kind in ('failed', 'authorized', 'captured')) is not true then
    raise sqlstate 'PT422' using message = 'Unknown kind of payment event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;

  select * into v_order from public.orders where gateway_order_id = p_gateway_order_id for update;
  if not found then
    -- A payment that staff have given to an order is known by then.
    if p_kind = 'captured' and not exists (select from public.payments where payment_id = p_payment_id) then
      perform private.record_break(
        'unknown_order', p_payment_id, null, p_amount, jsonb_build_object('currency', p_currency), p_gateway_order_id
      );
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order')
      where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;

  return private.close_event(p_event_id, jsonb_build_object(
    'result', private.book_payment(v_order, p_payment_id, p_kind, p_amount, p_currency, p_method, p_raw),
    'order_id', v_order.order_id
  ));
end $$;

-- Stores the gateway order; the first one wins. Returns the stored one.
create function public.attach_gateway_order(p_order_id uuid, p_gateway_order_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_gateway_order_id text;
begin
  update public.orders set gateway_order_id = coalesce(gateway_order_id, p_gateway_order_id)
    where id = p_order_id and (payment_method = 'online' or prepay is not null)
    returning gateway_order_id into v_gateway_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_gateway_order_id;
end $$;

-- Authorised payments that the gateway has not captured by itself, of orders that can be fulfilled: to capture now, each
-- leased to one worker for five minutes. Any other is left alone, and the bank releases the money.
create function public.claim_captures(p_limit int default 10) returns setof public.payments
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.payments
    set capture_at = private.now() + interval '5 minutes'
    where payment_id = any (array(
      select p.payment_id from public.payments p join public.orders o on o.id = p.order_id
      where p.status = 'authorized' and p.capture_at <= private.now() and p.created_at > private.now() - interval '4 days'
        and p.currency = o.currency and o.paid_by is null and case
          when o.payment_method = 'online' then
            p.amount = o.total and (o.status = 'Pending Payment' or private.is_worth_reviving(o))
          else o.payment_status = 'cod_due' and o.status in ('COD Review', 'Confirmed', 'In Production')
            and p.amount = (o.prepay ->> 'total')::numeric
        end
      order by p.capture_at limit p_limit for update of p skip locked
    ))
    returning *;
end $$;

-- Orders without news of a payment, to check with the gateway: from two minutes to four days after they were placed, each
-- time after a quarter of their age, so about 35 times in all. Parallel pollers share the work.
create function public.claim_polls(p_limit int default 25) returns table (id uuid, order_id text, gateway_order_id text)
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.orders o
    set next_poll_at = private.now() + greatest(interval '1 minute', (private.now() - o.created_at) / 4)
    where o.id = any (array(
      select due.id from public.orders due
      where due.gateway_order_id is not null and (
          due.prepay is not null or (
            due.payment_method = 'online' and due.status in ('Pending Payment', 'Cancelled')
            and due.payment_status in ('created', 'attempted_failed', 'authorized')
          )
        )
        and due.next_poll_at <= private.now() and due.created_at > private.now() - interval '4 days'
      order by due.next_poll_at limit p_limit for update skip locked
    ))
    returning o.id, o.order_id, o.gateway_order_id;
end $$;

create function private.close_event(p_event_id text, p_result jsonb) returns jsonb
language sql set search_path = '' as $$
  update public.webhook_events set result = p_result, applied_at = private.now() where event_id = p_event_id returning p_result
$$;

-- Holds the order while a dispute of one of its payments is open or lost, and records what a lost one has taken. The caller
-- holds the order's lock.
create function private.follow_disputes(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_dispute public.disputes;
  v_payment public.payments;
  v_taken numeric;
  v_is_held boolean := false;
begin
  update public.reconciliation_breaks set order_id = p_order_id
    where reason = 'disputed' and order_id is null
      and payment_id in (select payment_id from public.payments where order_id = p_order_id);
  for v_dispute in
    select d.* from public.disputes d join public.payments p on p.payment_id = d.payment_id
    where p.order_id = p_order_id and d.status not in ('won', 'closed')
    order by d.payment_id, d.dispute_id
  loop
    v_is_held := true;
    select * into v_payment from public.payments
      where payment_id = v_dispute.payment_id and status = 'captured' for no key update;
    if found and v_dispute.status = 'lost'
      and not exists (select from public.refunds where gateway_refund_id = v_dispute.dispute_id) then
      select least(v_dispute.amount, v_payment.amount - coalesce(sum(amount), 0)) into v_taken from public.refunds
        where payment_id = v_payment.payment_id and status <> 'failed'
          and (status <> 'requested' or gateway_refund_id is not null);
      if v_taken > 0 then
        insert into public.refunds (
          order_id, payment_id, amount, reason, method, status, gateway_refund_id, requested_by, processed_at
        ) values (
          p_order_id, v_payment.payment_id, v_taken, 'chargeback', 'source', 'processed', v_dispute.dispute_id, 'gateway', private.now()
        );
        perform private.fit_refunds(v_payment);
        perform private.follow_refunds(p_order_id);
      end if;
    end if;
  end loop;
  update public.orders set disputed_at = case when v_is_held then private.now() end
    where id = p_order_id and (disputed_at is not null) <> v_is_held;
end $$;

-- A disputed order is not made, packed or sent. A fully refunded order is not started, even when we learn of the refund
-- late.
create function private.hold_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = tg_argv[1], hint = tg_argv[0];
end $$;

-- For a cancelled order: whether it expired, instead of being cancelled by a person.
create function private.is_given_up_by_time(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select actor = 'system' from public.order_events
  where order_id = p_order_id and to_status = 'Cancelled' order by id desc limit 1
$$;

-- Whether a bank is deciding on the payment: no refund of it is sent until then.
create function private.is_in_dispute(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.disputes
    where payment_id = p_payment_id and status in ('open', 'under_review', 'action_required')
  )
$$;

-- Whether the order only expired and its pieces are still in stock: the buyer did not cancel it.
create function private.is_worth_reviving(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.status = 'Cancelled' and p_order.replaced_by is null and private.is_given_up_by_time(p_order.id) and not exists (
    select from public.order_items i join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order.id and (not v.is_active or v.stock - v.reserved < i.quantity)
  )
$$;

-- Serialises the facts about a payment, so that a refund or dispute that arrives before its capture is not overlooked.
create function private.lock_payment_id(p_payment_id text) returns void
language sql set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(hashtextextended('payment ' || p_payment_id, 0))
$$;

-- Two unproven orders of one person can carry the same offer, and both payment windows can be open: the second one that is
-- paid is kept, and staff decide what becomes of the discount. p_order: as it was before the capture.
create function private.note_reused_coupon(p_order public.orders, p_payment public.payments) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.status in ('Pending Payment', 'COD Review', 'Cancelled') and private.has_reused_coupon(p_order) then
    perform private.record_break(
      'coupon_reused', p_payment.payment_id, p_order.id, p_order.coupon_discount,
      jsonb_build_object('code', p_order.coupon_code), p_order.gateway_order_id
    );
  end if;
end $$;

-- Opens the reconciliation row of a mismatch, or reopens it: one row per reason and payment.
create function private.record_break(
  p_reason text, p_payment_id text, p_order_id uuid, p_amount numeric, p_detail jsonb default '{}',
  p_gateway_order_id text default null
) returns void
language sql set search_path = '' as $$
  insert into public.reconciliation_breaks as known (reason, payment_id, order_id, amount, detail, gateway_order_id)
    values (p_reason, p_payment_id, p_order_id, p_amount, p_detail, p_gateway_order_id)
    on conflict (reason, payment_id) do update
      set order_id = coalesce(excluded.order_id, known.order_id), amount = excluded.amount, detail = excluded.detail,
        gateway_order_id = excluded.gateway_order_id, resolved_at = null, resolution = null
$$;

create function private.resolve_break(p_reason text, p_payment_id text, p_resolution text) returns void
language sql set search_path = '' as $$
  update public.reconciliation_breaks set resolved_at = private.now(), resolution = p_resolution
    where reason = p_reason and payment_id = p_payment_id and resolved_at is null
$$;

-- Confirms a cancelled order that was paid, if its stock and coupon are still available. Returns null, or stock_gone or
-- coupon_gone, and then changes nothing. An unpaid order that replaced it is cancelled.
create function private.revive_order(p_order public.orders, p_replacement public.orders, p_payment_id text) returns text
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg(jsonb_populate_record(null::private.order_line, jsonb_build_object(
      'variant_id', i.variant_id, 'quantity', i.quantity, 'list_price', coalesce(v.price, p.price)
    ))) into v_lines
    from public.order_items i join public.products p on p.id = i.product_id
    left join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order.id;
  perform private.lock_coupons(array[p_order.id, p_replacement.id]);
  perform private.lock_stock(array[]::bigint[], array[p_order.id, p_replacement.id]);
  if p_replacement.status = 'Pending Payment' then
    perform private.move_order_stock(array[p_replacement.id], 'release', 'system');
  end if;
  if private.find_line_problems(v_lines) is not null then
    raise sqlstate 'KP001';
  end if;
  if p_replacement.id is not null then
    perform private.replace_order(p_replacement, p_order.id);
  end if;
  perform private.write_order_status(
    array[p_order.id], 'Confirmed', 'payment', 'system', '', jsonb_build_object('payment_id', p_payment_id), 'paid'
  );
  perform private.move_order_stock(array[p_order.id], 'reserve', 'system');
  return null;
exception
  when sqlstate 'KP001' then
    return 'stock_gone';
  when check_violation then
    return 'coupon_gone';
end $$;

-- Confirms the order by a capture, or queues a refund and returns the reason.
create function private.settle_capture(p_order public.orders, p_payment public.payments) returns text
language plpgsql set search_path = '' as $$
declare
  v_replacement public.orders := private.lock_replacement(p_order);
  v_to_refund text;
begin
  if p_order.paid_by = p_payment.payment_id then
    return 'already_confirmed';
  end if;
  if p_order.coupon_id is not null then
    perform private.lock_customer(p_order.user_id, p_order.email, p_order.phone);
  end if;
  if private.settle_prepay(p_order, p_payment) then
    perform private.note_reused_coupon(p_order, p_payment);
    return 'confirmed';
  end if;
  v_to_refund := case
    when p_order.payment_method <> 'online' then 'not_expected'
    when p_payment.amount <> p_order.total or p_payment.currency <> p_order.currency then 'amount_mismatch'
    when p_order.paid_by is not null then 'second_capture'
    when p_order.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    when v_replacement.status not in ('Pending Payment', 'Cancelled') then 'not_expected'
    -- Cancelled by its buyer or the shop. An expired order may still be wanted.
    when p_order.status = 'Cancelled' and not private.is_given_up_by_time(p_order.id) then 'not_expected'
  end;
  if v_to_refund is null and p_order.status = 'Cancelled' then
    v_to_refund := private.revive_order(p_order, v_replacement, p_payment.payment_id);
  elsif v_to_refund is null then
    perform private.write_order_status(
      array[p_order.id], 'Confirmed', 'payment', 'system', '', jsonb_build_object('payment_id', p_payment.payment_id), 'paid'
    );
  end if;

  if v_to_refund is not null then
    update public.payments set refund_reason = v_to_refund where payment_id = p_payment.payment_id;
    perform private.record_order_event(
      p_order.id, 'payment_to_refund', null, null, 'system', '',
      jsonb_build_object('reason', v_to_refund, 'payment_id', p_payment.payment_id)
    );
    perform private.record_break(
      v_to_refund, p_payment.payment_id, p_order.id, p_payment.amount,
      jsonb_build_object('currency', p_payment.currency), p_order.gateway_order_id
    );
    if p_payment.amount > 0 then
      perform private.queue_refund(p_order.id, p_payment.payment_id, p_payment.amount, v_to_refund, 'system');
    end if;
    -- No bank holds money for it any more; the refund is a row of its own.
    update public.orders set payment_status = 'attempted_failed'
      where id = p_order.id and status = 'Cancelled' and payment_status = 'authorized'
        and not exists (select from public.payments where order_id = p_order.id and status = 'authorized');
    return v_to_refund;
  end if;

  update public.orders
    set payment_status = 'captured', paid_by = p_payment.payment_id, replaced_by = null
    where id = p_order.id;
  perform private.note_reused_coupon(p_order, p_payment);
  perform private.queue_message('order_confirmed', p_order.id);
  return 'confirmed';
end $$;

-- Handles a capture for a cash-on-delivery order: makes it a prepaid one if that was offered, the amount is right and no
-- parcel is packed yet. False: the money is not expected.
create function private.settle_prepay(p_order public.orders, p_payment public.payments) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_charges jsonb := p_order.prepay -> 'charges';
  v_paid_by jsonb := jsonb_build_object('payment_id', p_payment.payment_id);
begin
  if p_order.prepay is null or p_order.payment_status <> 'cod_due'
    or p_order.status not in ('COD Review', 'Confirmed', 'In Production')
    or p_payment.currency <> p_order.currency or p_payment.amount <> (p_order.prepay ->> 'total')::numeric then
    return false;
  end if;
  if p_order.status = 'COD Review' then
    perform private.write_order_status(
      array[p_order.id], 'Confirmed', 'payment', 'system', '', v_paid_by, 'paid'
    );
  else
    perform private.record_order_event(
      p_order.id, 'paid', p_order.status, p_order.status, 'system', '', v_paid_by
    );
  end if;
  update public.orders
    set payment_method = 'online', payment_status = 'captured', paid_by = p_payment.payment_id, prepay = null,
      cod_fee = 0, total = p_payment.amount, expires_at = null,
      charges_gst_rate = (v_charges ->> 'gst_rate')::numeric, charges_taxable = (v_charges ->> 'taxable')::numeric,
      charges_cgst = (v_charges ->> 'cgst')::numeric, charges_sgst = (v_charges ->> 'sgst')::numeric,
      charges_igst = (v_charges ->> 'igst')::numeric
    where id = p_order.id;
  perform private.queue_message('order_confirmed', p_order.id);
  return true;
end $$;

-- Null: the event is new and must be applied. Otherwise its earlier result, or event_id_reused.
create function private.take_event(
  p_event_id text, p_event_type text, p_body_hash text, p_payment_id text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known public.webhook_events;
begin
  insert into public.webhook_events (event_id, type, body_hash, raw)
    values (p_event_id, p_event_type, p_body_hash, p_raw)
    on conflict (event_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_known from public.webhook_events where event_id = p_event_id for update;
  if v_known.body_hash <> p_body_hash then
    perform private.record_break('event_id_reused', p_payment_id, null, null,
      jsonb_build_object('event_id', p_event_id, 'type', p_event_type));
    return jsonb_build_object('result', 'event_id_reused');
  end if;
  return case when v_known.applied_at is not null then v_known.result end;
end $$;

create trigger payments_touch before update on public.payments
  for each row execute function private.touch_updated_at();

create trigger disputes_touch before update on public.disputes
  for each row execute function private.touch_updated_at();

create trigger orders_disputed before update of status on public.orders
  for each row when (
    new.disputed_at is not null and new.status in ('In Production', 'Packed', 'Shipped') and new.status <> old.status
  )
  execute function private.hold_order('disputed', 'The bank disputes the payment of this order');
create trigger orders_refunded before update of status on public.orders
  for each row when (
    new.payment_status = 'refunded' and old.status = 'Confirmed' and new.status = 'In Production'
  )
  execute function private.hold_order('refunded', 'The money of this order has gone back');

create policy payments_select_staff on public.payments for select to authenticated
  using ((select private.may('money.read')));

create policy webhook_events_select_staff on public.webhook_events for select to authenticated
  using ((select private.may('money.read')));

create policy disputes_select_staff on public.disputes for select to authenticated
  using ((select private.may('money.read')));

create policy reconciliation_breaks_select_staff on public.reconciliation_breaks for select to authenticated
  using ((select private.may('money.read')));
