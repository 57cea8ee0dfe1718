alter table public.refunds add column follows uuid references public.refunds (id);
comment on column public.refunds.follows is 'The first failed refund in whose place it was sent';
create index refunds_follows on public.refunds (follows) where follows is not null;

alter table public.reconciliation_breaks add column refund_id uuid references public.refunds (id);
comment on column public.reconciliation_breaks.refund_id is 'Of refund_failed: the refund, and all that were sent in its place';
update public.reconciliation_breaks set refund_id = (detail ->> 'refund_id')::uuid where reason = 'refund_failed';
alter table public.reconciliation_breaks
  drop constraint reconciliation_breaks_reason_payment_id_key,
  add constraint reconciliation_breaks_one_case unique nulls not distinct (reason, payment_id, refund_id);
create index reconciliation_breaks_refund_id on public.reconciliation_breaks (refund_id) where refund_id is not null;

-- Whether a refund is under way with which this case closes: one in place of its failed one, or any of its money.
create function private.is_underway(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.refunds r
    where r.status in ('requested', 'pending') and coalesce(r.payment_id, r.order_id::text) = p_case.payment_id
      and (p_case.refund_id is null or p_case.refund_id in (r.id, r.follows))
  )
$$;

-- Does what was asked of a case, which the caller has locked, and returns what came of it. PT409 case_closed (detail: by whom, empty for the shop) |
-- underway | not_failed and what match_payment(), send_back() and request_refund() raise.
create or replace function private.do_money_step(p_case public.reconciliation_breaks, p_step public.money_steps) returns text
language plpgsql set search_path = '' as $$
declare
  v_reason text;
  v_result text := 'done';
begin
  if p_case.resolved_at is not null and p_step.kind <> 'note' then
    raise sqlstate 'PT409' using message = 'This case is closed', hint = 'case_closed', detail = coalesce((
      select coalesce(decided_name, asked_name) from public.money_steps
      where break_id = p_case.id and id <> p_step.id and kind <> 'note' and outcome = 'done'
      order by coalesce(decided_at, asked_at) desc limit 1
    ), '');
  end if;
  case p_step.kind
    when 'note' then null;
    when 'match' then v_result := private.match_payment(p_case, p_step.order_id);
    when 'refund' then
      if p_case.reason = 'unknown_order' then
        perform private.send_back(p_case, p_step);
        return v_result;
      end if;
      select reason into v_reason from public.refunds where id = p_case.refund_id;
      if not found then
        raise sqlstate 'PT409' using message = 'No refund of this case has failed', hint = 'not_failed';
      elsif private.is_underway(p_case) then
        raise sqlstate 'PT409' using message = 'A refund is under way', hint = 'underway';
      end if;
      -- Money of no order has nobody's desk where a payment by hand could be noted.
      if p_case.order_id is null and p_step.upi_id is not null then
        raise sqlstate 'PT422' using message = 'This money goes back to where it came from', hint = 'bad_upi';
      end if;
      if p_case.payment_id = p_case.order_id::text then
        perform public.request_refund(
          p_case.order_id, p_case.amount, v_reason, 'admin', p_step.id, p_step.note, 'upi', p_step.upi_id
        );
      else
        perform private.queue_refund(
          p_case.order_id, p_case.payment_id, p_case.amount, v_reason, 'admin', p_step.note, p_step.id, p_step.upi_id
        );
      end if;
      perform private.put_in_place(p_step.id, p_case.refund_id);
    when 'close' then
      if private.is_underway(p_case) then
        raise sqlstate 'PT409' using message = 'A refund is under way: the case closes with it', hint = 'underway';
      end if;
      update public.reconciliation_breaks set resolved_at = private.now(), resolution = p_step.note where id = p_case.id;
  end case;
  return v_result;
end $$;

-- A case with all that is known of its money, or null.
create or replace function private.money_case(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
begin
  perform private.require_permission('money.read');
  select * into v_case from public.reconciliation_breaks where id = p_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'id', v_case.id, 'reason', v_case.reason, 'payment_id', v_case.payment_id, 'amount', v_case.amount,
    'currency', coalesce(v_case.detail ->> 'currency', private.currency_of_payment(v_case.payment_id)),
    'gateway_order_id', v_case.gateway_order_id, 'why', v_case.detail ->> 'why', 'created_at', v_case.created_at,
    'resolved_at', v_case.resolved_at, 'resolution', v_case.resolution, 'can_match', private.can_match(v_case),
    'can_send_back', private.can_send_back(v_case),
    'order', (
      select jsonb_build_object(
        'number', o.order_id, 'name', o.name, 'status', o.status, 'total', o.total, 'payment_status', o.payment_status
      ) from public.orders o where o.id = v_case.order_id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount', r.amount, 'reason', r.reason, 'method', r.method, 'upi_id', r.upi_id, 'status', r.status,
        'note', r.note, 'lines', r.lines, 'error', r.last_error, 'at', r.created_at, 'currency', private.currency_of_payment(r.payment_id)
      ) order by r.created_at, r.id), '[]')
      from public.refunds r
      where coalesce(r.payment_id, r.order_id::text) = v_case.payment_id
        and (v_case.refund_id is null or v_case.refund_id in (r.id, r.follows))
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.dispute_id, 'status', d.status, 'amount', d.amount, 'reason', d.reason_code, 'respond_by', d.respond_by
      ) order by d.created_at, d.dispute_id), '[]')
      from public.disputes d where d.payment_id = v_case.payment_id
    ),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'kind', s.kind, 'note', s.note, 'upi_id', s.upi_id, 'order_number', (
          select order_id from public.orders where id = s.order_id
        ),
        'asked_by', s.asked_name, 'asked_at', s.asked_at, 'is_mine', s.asked_by is not distinct from (select auth.uid()),
        'outcome', s.outcome, 'decided_by', s.decided_name, 'decided_at', s.decided_at
      ) order by s.asked_at desc, s.id), '[]')
      from public.money_steps s where s.break_id = v_case.id
    )
  );
end $$;

-- Sends the money of a case back to where it came from, less what has gone back already: a payment without an order, and its
-- refund. The caller holds the payment's id. PT409 not_refundable | disputed | gone_back; PT422 bad_upi.
create or replace function private.send_back(p_case public.reconciliation_breaks, p_step public.money_steps) returns void
language plpgsql set search_path = '' as $$
declare
  v_first uuid := (
    select b.refund_id from public.reconciliation_breaks b
    where b.reason = 'refund_failed' and b.payment_id = p_case.payment_id and b.resolved_at is null
    order by b.created_at, b.id limit 1
  );
  v_payment public.payments;
  v_left numeric;
begin
  if not private.can_send_back(p_case) then
    raise sqlstate 'PT409' using message = 'This money has its order, or is on its way back', hint = 'not_refundable';
  elsif p_step.upi_id is not null then
    raise sqlstate 'PT422' using message = 'This money goes back to where it came from', hint = 'bad_upi';
  elsif exists (select from public.disputes where payment_id = p_case.payment_id and status not in ('won', 'closed')) then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment, or has taken it', hint = 'disputed';
  end if;
  insert into public.payments (payment_id, order_id, amount, currency, status, refund_reason, raw)
    values (
      p_case.payment_id, null, p_case.amount, p_case.detail ->> 'currency', 'captured', 'unknown_order',
      jsonb_build_object('payment_id', p_case.payment_id, 'sent_back', p_case.id)
    ) on conflict (payment_id) do nothing;
  -- What was refunded in the gateway's dashboard before the payment was known here.
  perform private.apply_waiting_refunds(null, p_case.payment_id);
  select * into v_payment from public.payments where payment_id = p_case.payment_id;
  v_left := private.left_of_payment(v_payment);
  if v_left <= 0 then
    raise sqlstate 'PT409' using message = 'This money has gone back already', hint = 'gone_back';
  end if;
  perform private.queue_refund(null, p_case.payment_id, v_left, 'not_expected', 'admin', p_step.note, p_step.id);
  if v_first is not null then
    perform private.put_in_place(p_step.id, v_first);
  end if;
end $$;

-- The refund of an order that was asked for at its desk; the caller holds the order. PT409 disputed | pieces_settled: they come
-- back or were paid back; PT422 bad_upi; and what request_refund() raises.
create or replace function private.send_order_refund(p_order public.orders, p_step public.money_steps) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_sent boolean := exists (select from public.refunds where id = p_step.id);
  v_first uuid := case when p_step.upi_id is not null then private.failed_refund_of(p_order.id, p_step.amount) end;
  v_answer jsonb;
begin
  -- It would wait for the bank, and keep the case of the dispute open.
  if p_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment', hint = 'disputed';
  end if;
  -- What was paid online goes back to where it came from: to an address that staff type only after that has failed. So much
  -- money as failed is sent in its place.
  if p_step.upi_id is not null and p_order.paid_by is not null
    and not exists (select from public.refunds where order_id = p_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment goes back to where it came from', hint = 'bad_upi';
  end if;
  if not v_is_sent and exists (
    select from (
      select order_item_id, sum(quantity) as quantity
      from jsonb_to_recordset(p_step.lines) as l (order_item_id bigint, quantity int) group by order_item_id
    ) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order.id
    where (l.quantity between 1 and i.quantity - private.settled_pieces(i)) is not true
  ) then
    raise sqlstate 'PT409' using message = 'These pieces come back or were paid back', hint = 'pieces_settled';
  end if;
  v_answer := public.request_refund(
    p_order.id, p_step.amount, 'goodwill', 'admin', p_step.id, p_step.note,
    case when p_step.upi_id is null then 'source' else 'upi' end, p_step.upi_id
  );
  if not v_is_sent then
    update public.refunds set lines = p_step.lines where id = p_step.id;
    if v_first is not null then
      perform private.put_in_place(p_step.id, v_first);
    end if;
  end if;
  return v_answer;
end $$;

-- Opens the reconciliation row of a mismatch, or reopens it: one row per reason and payment; of refunds that failed, one for
-- each, with those that were sent in its place.
drop function private.record_break;
create function private.record_break(
  p_reason text, p_payment_id text, p_order_id uuid, p_amount numeric, p_detail jsonb default '{}',
  p_gateway_order_id text default null, p_refund_id uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.reconciliation_breaks as known (reason, payment_id, order_id, amount, detail, gateway_order_id, refund_id)
    values (p_reason, p_payment_id, p_order_id, p_amount, p_detail, p_gateway_order_id, p_refund_id)
    on conflict (reason, payment_id, refund_id) do update
      set order_id = coalesce(excluded.order_id, known.order_id), amount = excluded.amount, detail = excluded.detail,
        gateway_order_id = excluded.gateway_order_id, resolved_at = null, resolution = null
$$;

-- The first refund of so much money that failed, whose case is open and in whose place none is under way; null: none.
create function private.failed_refund_of(p_order_id uuid, p_amount numeric) returns uuid
language sql stable set search_path = '' as $$
  select r.id
  from public.refunds r join public.reconciliation_breaks b on b.refund_id = r.id and b.resolved_at is null
  where r.order_id = p_order_id and r.amount = p_amount
    and not exists (select from public.refunds f where f.follows = r.id and f.status <> 'failed')
  order by r.created_at, r.id limit 1
$$;

-- requested < pending < failed < processed, and never back: the gateway's final answer is that the money went. The caller
-- holds the locks of order and refund. The case of a refund that failed closes with it or with one that follows it. Money without an order has no story and no buyer to tell; its case closes with it.
-- Returns the status after the call.
create or replace function private.move_refund(p_refund public.refunds, p_status text, p_why text default null) returns text
language plpgsql set search_path = '' as $$
declare
  v_ranks constant text[] := array['requested', 'pending', 'failed', 'processed'];
  v_about text := coalesce(p_refund.payment_id, p_refund.order_id::text);
  v_why text := case when p_status = 'failed' then coalesce(left(p_why, 500), 'The gateway gave no reason') end;
  v_first uuid := coalesce(p_refund.follows, p_refund.id);
  v_fact jsonb := jsonb_strip_nulls(
    jsonb_build_object('refund_id', p_refund.id, 'amount', p_refund.amount, 'follows', p_refund.follows)
  );
begin
  if array_position(v_ranks, p_status) <= array_position(v_ranks, p_refund.status) then
    return p_refund.status;
  end if;
  update public.refunds
    set status = p_status, last_error = v_why, next_at = private.now() + interval '1 minute',
      processed_at = case when p_status = 'processed' then private.now() end
    where id = p_refund.id;

  if p_status = 'failed' then
    if p_refund.order_id is not null then
      perform private.record_order_event(p_refund.order_id, 'refund_failed', null, null, 'system', '', v_fact);
    end if;
    perform private.record_break('refund_failed', v_about, p_refund.order_id, p_refund.amount,
      jsonb_build_object('refund_id', p_refund.id, 'why', v_why), p_refund_id => v_first);
  elsif p_status = 'processed' then
    if p_refund.order_id is not null then
      perform private.record_order_event(
        p_refund.order_id, 'refund_processed', null, null, 'system', '', v_fact
      );
      perform private.follow_refunds(p_refund.order_id);
      perform private.queue_message('refund_processed', p_refund.order_id, jsonb_build_object('refund_id', p_refund.id));
    end if;
    update public.reconciliation_breaks b set resolved_at = private.now(), resolution = 'Refunded'
      where b.payment_id = v_about and b.resolved_at is null and (
        b.refund_id = v_first
        or b.reason not in ('event_id_reused', 'disputed', 'refund_failed')
        and (b.reason <> 'unknown_order' or p_refund.order_id is null)
        and b.amount <= (
          select sum(amount) from public.refunds where payment_id = p_refund.payment_id and status = 'processed'
        )
      );
  end if;
  return p_status;
end $$;

-- Makes a refund the one that was sent in place of a failed one: it pays back the same pieces and the same return, and closes
-- its case. follows is always the first of them.
create function private.put_in_place(p_id uuid, p_first uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.refunds set follows = p_first, lines = (select lines from public.refunds where id = p_first) where id = p_id;
  update public.return_requests set refund_id = p_id
    where refund_id in (select id from public.refunds where p_first in (id, follows) and id <> p_id);
end $$;

-- Rupees of payments recorded in [p_from, p_to). received = matched + going_back + drift. drift must be 0: it is money that
-- pays no order and has no row that explains it, or refunds beyond what was received. open: rows of any time that wait for
-- a person. failed: refunds that failed, whose money is still here and which have no such row.
create or replace function public.reconciliation_report(p_from timestamptz, p_to timestamptz) returns jsonb
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
    from public.payments p left join public.orders o on o.id = p.order_id
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
  ), '[]'), 'failed', coalesce((
    select jsonb_agg(jsonb_build_object(
      'payment_id', coalesce(r.payment_id, r.order_id::text), 'order_id', o.order_id, 'amount', r.amount, 'created_at', r.created_at
    ) order by r.created_at, r.id)
    from public.refunds r
    left join public.orders o on o.id = r.order_id
    left join public.payments p on p.payment_id = r.payment_id
    where r.status = 'failed' and (p.payment_id is null or private.left_of_payment(p) > 0)
      and not exists (select from public.reconciliation_breaks b where b.refund_id = coalesce(r.follows, r.id))
  ), '[]'))
  from sums
$$;
