-- Refunds.

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  payment_id text references public.payments (payment_id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null check (reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'cancelled', 'returned', 'goodwill',
    'chargeback', 'undelivered', 'edited'
  )),
  method text not null check (method in ('source', 'upi')),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$'),
  status text not null default 'requested' check (status in ('requested', 'pending', 'processed', 'failed')),
  gateway_refund_id text unique,
  requested_by text not null,
  note text not null default '' check (char_length(note) <= 500),
  attempts int not null default 0,
  next_at timestamptz not null default private.now(),
  last_error text,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  processed_at timestamptz,
  constraint refunds_way_back check (case method when 'source' then payment_id is not null else upi_id is not null end)
);
comment on table public.refunds is 'Refunds. The id is the gateway''s idempotency key; refunds to a UPI ID are paid by hand';
create index refunds_order_id on public.refunds (order_id);
create index refunds_payment_id on public.refunds (payment_id);
create index refunds_open on public.refunds (created_at) where status in ('requested', 'pending', 'failed');
comment on column public.refunds.reason is
  'goodwill includes refunds made in the gateway''s dashboard; chargeback: a lost dispute, taken by the bank; edited: pieces of a paid order became cheaper before there was an invoice';
comment on column public.refunds.next_at is 'requested: when to send it again; pending: when to check it again';
create index refunds_due on public.refunds (next_at) where status in ('requested', 'pending') and method = 'source';
alter table public.refunds enable row level security;

-- The only writer of the gateway's facts about refunds, for webhook and poller alike. p_status: pending | processed |
-- failed. p_refund_id: our id, if the gateway returned it; refunds made in its dashboard have none. Rupees. Returns {
-- result }: the status after the call, unknown_order (kept until the payment is known), or event_id_reused.
create function public.apply_refund(
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
    perform private.record_break('unknown_order', p_payment_id, null, p_amount, v_fact);
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order') where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;
  perform 1 from public.orders where id = v_order_id for update;
  return private.close_event(
    p_event_id, jsonb_build_object('result', private.apply_refund_fact(v_order_id, v_fact))
  );
end $$;

-- p_fact: { gateway_refund_id, payment_id, status, amount, refund_id, why }. The caller holds the order's lock.
create function private.apply_refund_fact(p_order_id uuid, p_fact jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_refund public.refunds;
  v_gateway_id text := p_fact ->> 'gateway_refund_id';
begin
  select * into v_payment from public.payments where payment_id = p_fact ->> 'payment_id' for no key update;
  select * into v_refund from public.refunds where gateway_refund_id = v_gateway_id for update;
  if not found then
    update public.refunds set gateway_refund_id = v_gateway_id
      where id = (p_fact ->> 'refund_id')::uuid and gateway_refund_id is null
        and payment_id = v_payment.payment_id and amount = (p_fact ->> 'amount')::numeric
      returning * into v_refund;
  end if;
  if not found then
    insert into public.refunds (order_id, payment_id, amount, reason, method, gateway_refund_id, requested_by)
      values (
        p_order_id, v_payment.payment_id, (p_fact ->> 'amount')::numeric, 'goodwill', 'source', v_gateway_id, 'gateway'
      ) returning * into v_refund;
    perform private.record_order_event(
      p_order_id, 'refund_requested', null, null, 'gateway', '',
      jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
    );
    if p_fact ->> 'status' <> 'failed' then
      perform private.fit_refunds(v_payment);
    end if;
  end if;
  return private.move_refund(v_refund, p_fact ->> 'status', p_fact ->> 'why');
end $$;

-- Applies refunds that arrived before their payment.
create function private.apply_waiting_refunds(p_order_id uuid, p_payment_id text) returns void
language plpgsql set search_path = '' as $$
declare
  v_event public.webhook_events;
begin
  for v_event in
    select * from public.webhook_events
    where applied_at is null and raw ->> 'payment_id' = p_payment_id and raw ? 'gateway_refund_id'
    order by received_at, event_id for update
  loop
    perform private.close_event(v_event.event_id, jsonb_build_object(
      'result', private.apply_refund_fact(p_order_id, v_event.raw)
    ));
  end loop;
end $$;

-- Refunds to send (requested) and to check (pending), each leased to one worker. Parallel workers share the work.
create function public.claim_refunds(p_limit int default 20) returns setof public.refunds
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.refunds
    set attempts = attempts + 1,
      next_at = private.now() + case status
        when 'requested' then interval '2 minutes'
        else least(interval '1 minute' * power(2, least(attempts, 9)), interval '6 hours')
      end
    where id = any (array(
      select id from public.refunds
      where method = 'source' and status in ('requested', 'pending') and next_at <= private.now()
        and (status = 'pending' or not private.is_in_dispute(payment_id))
      order by next_at limit p_limit for update skip locked
    ))
    returning *;
end $$;

-- Money was refunded outside the shop: our queued and unsent refunds shrink to what is left, the newest first.
create function private.fit_refunds(p_payment public.payments) returns void
language plpgsql set search_path = '' as $$
declare
  v_refund public.refunds;
  v_over numeric;
begin
  for v_refund in
    select * from public.refunds
    where payment_id = p_payment.payment_id and status = 'requested' and gateway_refund_id is null
    order by created_at desc, id for update
  loop
    v_over := -private.left_of_payment(p_payment);
    exit when v_over <= 0;
    if v_refund.amount <= v_over then
      update public.refunds set status = 'failed', last_error = 'The money went back another way' where id = v_refund.id;
    elsif v_refund.attempts = 0 then
      update public.refunds set amount = amount - v_over where id = v_refund.id;
    else
      perform private.move_refund(v_refund, 'failed', 'Too little is left of the payment: a part went back another way');
    end if;
  end loop;
end $$;

-- Sets the order's payment_status from what was really refunded of the payment that pays it. An order whose pieces were
-- changed may cost less than was paid.
create function private.follow_refunds(p_order_id uuid) returns void
language sql set search_path = '' as $$
  update public.orders o
    set payment_status = case
      when back.amount >= coalesce((select p.amount from public.payments p where p.payment_id = o.paid_by), o.total) then 'refunded'
      else 'partially_refunded'
    end
    from (
      select sum(r.amount) as amount
      from public.refunds r join public.orders paid on paid.id = r.order_id
      where r.order_id = p_order_id and r.status = 'processed' and (r.payment_id = paid.paid_by or r.payment_id is null)
    ) as back
    where o.id = p_order_id and back.amount > 0
$$;

-- What the shop keeps of a prepaid parcel that came back undelivered, in rupees: product_settings rto_keeps, as in the
-- shipping policy.
create function private.kept_of_undelivered(p_order public.orders) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('rto_keeps');
begin
  if v_setting is not null and v_setting not in ('nothing', 'delivery', 'both_ways') then
    raise warning 'product_settings rto_keeps is "%": the delivery charge is kept', v_setting;
  end if;
  return least(p_order.total, p_order.shipping * case v_setting when 'nothing' then 0 when 'both_ways' then 2 else 1 end);
end $$;

-- What is left of the payment after all refunds that did not fail. Call it under the payment's lock.
create function private.left_of_payment(p_payment public.payments) returns numeric
language sql stable set search_path = '' as $$
  select p_payment.amount - coalesce(sum(amount), 0) from public.refunds
  where payment_id = p_payment.payment_id and status <> 'failed'
$$;

-- What is left of the order's money after refunds: of its payment, or of the collected cash. Null: no money has arrived
-- yet.
create function private.money_left(p_order public.orders) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_order.paid_by is not null then (
      select private.left_of_payment(p) from public.payments p where p.payment_id = p_order.paid_by
    )
    when p_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then p_order.total - coalesce((
      select sum(amount) from public.refunds
      where order_id = p_order.id and payment_id is null and status <> 'failed'
    ), 0)
    when p_order.payment_method = 'none' then 0
  end
$$;

-- requested < pending < failed < processed, and never back: the gateway's final answer is that the money went. The caller
-- holds the locks of order and refund. Returns the status after the call.
create function private.move_refund(p_refund public.refunds, p_status text, p_why text default null) returns text
language plpgsql set search_path = '' as $$
declare
  v_ranks constant text[] := array['requested', 'pending', 'failed', 'processed'];
  v_about text := coalesce(p_refund.payment_id, p_refund.order_id::text);
  v_why text := case when p_status = 'failed' then coalesce(left(p_why, 500), 'The gateway gave no reason') end;
  v_fact jsonb := jsonb_build_object('refund_id', p_refund.id, 'amount', p_refund.amount);
begin
  if array_position(v_ranks, p_status) <= array_position(v_ranks, p_refund.status) then
    return p_refund.status;
  end if;
  update public.refunds
    set status = p_status, last_error = v_why, next_at = private.now() + interval '1 minute',
      processed_at = case when p_status = 'processed' then private.now() end
    where id = p_refund.id;

  if p_status = 'failed' then
    perform private.record_order_event(p_refund.order_id, 'refund_failed', null, null, 'system', '', v_fact);
    perform private.record_break('refund_failed', v_about, p_refund.order_id, p_refund.amount,
      jsonb_build_object('refund_id', p_refund.id, 'why', v_why));
  elsif p_status = 'processed' then
    perform private.record_order_event(
      p_refund.order_id, 'refund_processed', null, null, 'system', '', v_fact
    );
    perform private.follow_refunds(p_refund.order_id);
    perform private.queue_message('refund_processed', p_refund.order_id, jsonb_build_object('refund_id', p_refund.id));
    update public.reconciliation_breaks b set resolved_at = private.now(), resolution = 'Refunded'
      where b.payment_id = v_about and b.resolved_at is null
        and b.reason not in ('unknown_order', 'event_id_reused', 'disputed')
        and (b.reason = 'refund_failed' and p_refund.amount >= b.amount or b.amount <= (
          select sum(amount) from public.refunds where payment_id = p_refund.payment_id and status = 'processed'
        ));
  end if;
  return p_status;
end $$;

-- Records the result of sending a refund. p_gateway_refund_id: empty while there is none. p_status requested: no result
-- yet, retry later; pending: the gateway has accepted it; failed: the gateway refused; processed: a person has paid it by
-- hand, and p_gateway_refund_id is the bank's reference. Returns the status after the call.
create function public.note_refund_attempt(
  p_id uuid, p_gateway_refund_id text, p_status text, p_error text default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
begin
  perform 1 from public.orders where id = (select order_id from public.refunds where id = p_id) for update;
  select * into v_refund from public.refunds where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  if p_status not in ('requested', 'pending', 'failed', 'processed')
    or (p_status = 'processed' and v_refund.method <> 'upi') then
    raise sqlstate 'PT422' using message = 'An attempt can not end with this status', hint = 'bad_status';
  end if;
  update public.refunds
    set gateway_refund_id = coalesce(gateway_refund_id, nullif(p_gateway_refund_id, '')),
      last_error = case when status = 'requested' then left(p_error, 500) end,
      next_at = case when status = 'requested' and p_status = 'requested'
        then private.now() + least(interval '1 minute' * power(2, least(attempts, 9)), interval '6 hours')
        else next_at end
    where id = p_id returning * into v_refund;
  return private.move_refund(v_refund, p_status, p_error);
end $$;

-- Queues a refund of a captured payment. The caller holds the order's lock. PT404 not_found, PT409 not_captured |
-- refund_too_much, PT422 bad_amount. p_upi_id: paid by hand to this UPI ID.
create function private.queue_refund(
  p_order_id uuid, p_payment_id text, p_amount numeric, p_reason text, p_actor text, p_note text default '',
  p_id uuid default gen_random_uuid(), p_upi_id text default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
begin
  if (p_amount > 0 and p_amount = round(p_amount, 2)) is not true then
    raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
  end if;
  select * into v_payment from public.payments
    where payment_id = p_payment_id and order_id = p_order_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such payment of this order', hint = 'not_found';
  end if;
  if v_payment.status <> 'captured' then
    raise sqlstate 'PT409' using message = 'This payment brought no money', hint = 'not_captured';
  end if;
  if p_amount > private.left_of_payment(v_payment) then
    raise sqlstate 'PT409' using
      message = 'More than what is left of this payment', hint = 'refund_too_much',
      detail = private.left_of_payment(v_payment)::text;
  end if;
  insert into public.refunds (id, order_id, payment_id, amount, reason, method, upi_id, requested_by, note)
    values (
      p_id, p_order_id, p_payment_id, p_amount, p_reason,
      case when p_upi_id is null then 'source' else 'upi' end, p_upi_id, p_actor, p_note
    );
  perform private.record_order_event(
    p_order_id, 'refund_requested', null, null, p_actor, '', jsonb_build_object('refund_id', p_id, 'amount', p_amount)
  );
  return p_id;
end $$;

-- Rupees of payments recorded in [p_from, p_to). received = matched + going_back + drift. drift must be 0: it is money that
-- pays no order and has no row that explains it, or refunds beyond what was received. open: rows of any time that wait for
-- a person.
create function public.reconciliation_report(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' set statement_timeout = '30s' as $$
  with received as (
    select p.payment_id, p.amount, o.paid_by is not distinct from p.payment_id as pays,
      exists (
        select from public.reconciliation_breaks b where b.payment_id = p.payment_id and b.reason = p.refund_reason
      ) as is_explained,
      coalesce((
        select sum(r.amount) from public.refunds r where r.payment_id = p.payment_id and r.status = 'processed'
      ), 0) as refunded,
      coalesce((
        select sum(r.amount) from public.refunds r
        where r.payment_id = p.payment_id and r.status in ('requested', 'pending')
      ), 0) as underway
    from public.payments p join public.orders o on o.id = p.order_id
    where p.status = 'captured' and p.currency = 'INR' and p.created_at >= p_from and p.created_at < p_to
  ), sums as (
    select coalesce(sum(amount), 0) as received,
      coalesce(sum(amount) filter (where pays), 0) as matched,
      coalesce(sum(amount) filter (where not pays and is_explained), 0) as going_back,
      coalesce(sum(refunded), 0) as refunded,
      coalesce(sum(underway), 0) as underway,
      coalesce(sum(amount) filter (where not pays and not is_explained), 0)
        + coalesce(sum(greatest(refunded + underway - amount, 0)), 0) as drift
    from received
  )
  select to_jsonb(sums) || jsonb_build_object('from', p_from, 'to', p_to, 'open', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', b.id, 'reason', b.reason, 'payment_id', b.payment_id, 'gateway_order_id', b.gateway_order_id,
      'order_id', o.order_id, 'amount', b.amount, 'created_at', b.created_at
    ) order by b.created_at, b.id)
    from public.reconciliation_breaks b left join public.orders o on o.id = b.order_id
    where b.resolved_at is null
  ), '[]'))
  from sums
$$;

-- Queues a refund of what is left of the payment when a paid order is cancelled.
create function private.refund_cancelled_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_left numeric;
begin
  select * into v_payment from public.payments where payment_id = new.paid_by for no key update;
  v_left := private.left_of_payment(v_payment);
  if v_left > 0 then
    perform private.queue_refund(new.id, new.paid_by, v_left, 'cancelled', 'system');
  end if;
  return null;
end $$;

create function private.refund_undelivered(p_order public.orders, p_actor text) returns void
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := least(p_order.total - private.kept_of_undelivered(p_order), private.money_left(p_order));
begin
  if p_order.paid_by is not null and v_amount > 0 then
    perform private.queue_refund(p_order.id, p_order.paid_by, v_amount, 'undelivered', p_actor);
  end if;
end $$;

-- Requests a refund, for admins and returns. p_key is the refund's id: the same key and contents return the first answer
-- again. p_method source: of the payment p_payment_id, or of the one that pays the order. upi: by hand, also for collected
-- cash. Returns { id, status, amount }. PT404; PT409 refund_too_much | not_captured | not_paid | key_reused; PT422
-- bad_amount | bad_upi.
create function public.request_refund(
  p_order_id uuid, p_amount numeric, p_reason text, p_actor text, p_key uuid, p_note text default '',
  p_method text default 'source', p_upi_id text default null, p_payment_id text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
  v_payment_id text;
begin
  if p_reason not in ('cancelled', 'returned', 'goodwill', 'undelivered') or p_method not in ('source', 'upi') then
    raise sqlstate 'PT422' using message = 'No such reason or way of refunding', hint = 'bad_refund';
  end if;
  if (p_method = 'upi') <> coalesce(p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$', false) then
    raise sqlstate 'PT422' using message = 'A refund by UPI needs a UPI ID, any other refund must have none', hint = 'bad_upi';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  v_payment_id := coalesce(p_payment_id, v_order.paid_by);

  select * into v_refund from public.refunds where id = p_key;
  if found then
    if (v_refund.order_id, v_refund.amount, v_refund.reason, v_refund.method)
      is distinct from (p_order_id, p_amount, p_reason, p_method) then
      raise sqlstate 'PT409' using message = 'This refund was already requested with other contents', hint = 'key_reused';
    end if;
  elsif v_payment_id is not null then
    perform private.queue_refund(
      p_order_id, v_payment_id, p_amount, p_reason, p_actor, p_note, p_key, p_upi_id
    );
  elsif p_method = 'upi' and v_order.payment_method = 'cod'
    and v_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then
    if (p_amount > 0 and p_amount = round(p_amount, 2)) is not true then
      raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
    end if;
    if p_amount > private.money_left(v_order) then
      raise sqlstate 'PT409' using message = 'More than was collected for this order', hint = 'refund_too_much';
    end if;
    insert into public.refunds (id, order_id, amount, reason, method, upi_id, requested_by, note)
      values (p_key, p_order_id, p_amount, p_reason, 'upi', p_upi_id, p_actor, p_note);
    perform private.record_order_event(
      p_order_id, 'refund_requested', null, null, p_actor, '', jsonb_build_object('refund_id', p_key, 'amount', p_amount)
    );
  else
    raise sqlstate 'PT409' using message = 'Nothing was paid for this order', hint = 'not_paid';
  end if;
  select * into v_refund from public.refunds where id = p_key;
  return jsonb_build_object('id', v_refund.id, 'status', v_refund.status, 'amount', v_refund.amount);
end $$;

create trigger refunds_touch before update on public.refunds
  for each row execute function private.touch_updated_at();

create trigger orders_refund after update of status on public.orders
  for each row when (
    new.status = 'Cancelled' and old.status <> 'Cancelled' and new.paid_by is not null and new.replaced_by is null
  )
  execute function private.refund_cancelled_order();

create policy refunds_select_staff on public.refunds for select to authenticated
  using ((select private.may('money.read')));
