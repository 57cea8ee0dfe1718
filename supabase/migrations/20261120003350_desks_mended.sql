-- What a newcomer found at the desks: pieces of a return that are decided one by one, refunds at an order's desk that need two
-- people like those of the money desk, and money of no order that goes back.

alter table public.return_items add column restocked int, add column missing int not null default 0;
update public.return_items set restocked = case when is_restocked then quantity else 0 end where is_restocked is not null;
alter table public.return_items drop column is_restocked,
  drop constraint return_items_quantity_check,
  add constraint return_items_quantity_check check (quantity between 0 and 10 and quantity + missing between 1 and 10),
  add constraint return_items_missing_check check (missing >= 0),
  add constraint return_items_restocked_check check (restocked between 0 and quantity);
comment on column public.return_items.quantity is 'Pieces that were asked to come back; once received, those that did';
comment on column public.return_items.restocked is 'Of the pieces that arrived, those fit to be sold again; null until then. The others are written off';
comment on column public.return_items.missing is 'Pieces that did not arrive: they are paid nothing for and stay with the buyer';

alter table public.payments alter column order_id drop not null,
  drop constraint payments_refund_reason_check,
  add constraint payments_refund_reason_check check (refund_reason in (
    'amount_mismatch', 'second_capture', 'stock_gone', 'coupon_gone', 'not_expected', 'unknown_order'
  )),
  add constraint payments_have_order check (order_id is not null or refund_reason is not distinct from 'unknown_order');
comment on column public.payments.order_id is 'Null: money of no order that staff have sent back';
alter table public.refunds alter column order_id drop not null,
  add constraint refunds_have_order check (order_id is not null or payment_id is not null and method = 'source');
drop trigger refunds_credit_processed on public.refunds;
create trigger refunds_credit_processed after update of status on public.refunds
  for each row when (new.status = 'processed' and old.status <> 'processed' and new.order_id is not null)
  execute function private.credit_processed_refund();

alter table public.money_steps add column payment_id text,
  alter column break_id drop not null,
  drop constraint money_steps_kind_check,
  add constraint money_steps_kind_check check (kind in ('note', 'match', 'refund', 'close', 'order_refund')),
  drop constraint money_steps_match_names_order,
  add constraint money_steps_match_names_order check ((kind in ('match', 'order_refund')) = (order_id is not null)),
  add constraint money_steps_of_case_or_order check ((break_id is null) = (kind = 'order_refund'));
comment on table public.money_steps is
  'What staff did with a case of the money desk, and refunds of orders that need two people; waiting: until a second person has agreed';
drop trigger money_steps_audit on public.money_steps;
create trigger money_steps_audit after insert or update on public.money_steps
  for each row when (new.break_id is not null)
  execute function private.audit('break_id', 'asked_by', 'asked_name', 'decided_by', 'decided_name');
create trigger money_steps_audit_refund after insert or update on public.money_steps
  for each row when (new.break_id is null)
  execute function private.audit('id', 'asked_by', 'asked_name', 'decided_by', 'decided_name');

-- What was sold on each of the last days, India's days, without what was cancelled, came back undelivered, is not paid or is an
-- exchange: what the report of sales counts.
create or replace function private.sales_by_day(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_permission('reports.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'orders', d.orders, 'total', d.total) order by d.day), '[]')
    from (
      select day::date as day, count(o.id)::int as orders, coalesce(sum(o.total), 0) as total
      from generate_series(v_today - (least(p_days, 400) - 1), v_today, interval '1 day') as day
      left join public.orders o
        on o.created_at >= day::date::timestamp at time zone 'Asia/Kolkata'
        and o.created_at < (day::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and o.payment_method <> 'none'
      group by day
    ) as d
  );
end $$;

-- Whether money of no order can go back to where it came from: it was never given to one, nothing of it is under way, and some
-- of it is left.
create function private.can_send_back(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select private.can_match(p_case) or p_case.reason = 'unknown_order' and p_case.resolved_at is null and exists (
    select from public.payments p
    where p.payment_id = p_case.payment_id and p.order_id is null and private.left_of_payment(p) > 0
      and not exists (
        select from public.refunds where payment_id = p.payment_id and status in ('requested', 'pending')
      )
  )
$$;

-- A second person agrees to a step, which is done then, or declines it; who asked may take it back. A step with a case is for
-- money.write, a refund at an order's desk for orders.refund. PT404; PT409 decided (detail: by whom) | same_person |
-- asker_may_not | case_changed: it is of another amount by now | ends_otherwise: the order has moved on since; and what
-- do_money_step() and send_order_refund() raise.
create or replace function private.decide_money_step(p_step_id uuid, p_is_agreed boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
  v_order public.orders;
  v_step public.money_steps;
  v_permission text := 'money.write';
begin
  select * into v_step from public.money_steps where id = p_step_id;
  if v_step.kind = 'order_refund' then
    v_permission := 'orders.refund';
  end if;
  perform private.require_permission(v_permission);
  if v_step.kind = 'order_refund' then
    v_order := private.lock_order(v_step.order_id);
  else
    v_case := private.lock_money_case(v_step.break_id);
  end if;
  select * into v_step from public.money_steps where id = p_step_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such step', hint = 'not_found';
  elsif v_step.outcome <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This step was decided meanwhile', hint = 'decided',
      detail = coalesce(v_step.decided_name, v_step.asked_name);
  elsif p_is_agreed and v_step.asked_by is not distinct from (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'A second person must agree', hint = 'same_person';
  elsif p_is_agreed and not private.staff_member_may(v_step.asked_by, v_permission) then
    raise sqlstate 'PT409' using message = 'Who asked may not do this any more', hint = 'asker_may_not';
  elsif p_is_agreed and v_step.break_id is not null and v_step.amount is distinct from v_case.amount then
    raise sqlstate 'PT409' using message = 'This case is of another amount by now', hint = 'case_changed';
  end if;
  update public.money_steps
    set outcome = case when p_is_agreed then 'done' else 'declined' end, decided_by = (select auth.uid()),
      decided_name = private.name_of_person((select auth.uid())), decided_at = private.now()
    where id = p_step_id;
  if p_is_agreed and v_step.kind = 'order_refund' then
    perform private.send_order_refund(v_order, v_step);
  elsif p_is_agreed and private.do_money_step(v_case, v_step) is distinct from v_step.expected then
    raise sqlstate 'PT409' using message = 'It would end otherwise than when it was asked for', hint = 'ends_otherwise';
  end if;
end $$;

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
      select reason into v_reason from public.refunds where id::text = p_case.detail ->> 'refund_id' and status = 'failed';
      if p_case.reason <> 'refund_failed' or v_reason is null then
        raise sqlstate 'PT409' using message = 'No refund of this case has failed', hint = 'not_failed';
      end if;
      if exists (
        select from public.refunds where status in ('requested', 'pending')
          and coalesce(payment_id, order_id::text) = p_case.payment_id
      ) then
        raise sqlstate 'PT409' using message = 'A refund is under way', hint = 'underway';
      end if;
      -- Money of no order has nobody's desk where a payment by hand could be noted.
      if p_case.order_id is null and p_step.upi_id is not null then
        raise sqlstate 'PT422' using message = 'This money goes back to where it came from', hint = 'bad_upi';
      end if;
      if p_case.payment_id = p_case.order_id::text then
        perform public.request_refund(
          p_case.order_id, p_case.amount, 'goodwill', 'admin', p_step.id, p_step.note, 'upi', p_step.upi_id
        );
      else
        perform private.queue_refund(
          p_case.order_id, p_case.payment_id, p_case.amount, v_reason, 'admin', p_step.note, p_step.id, p_step.upi_id
        );
      end if;
    when 'close' then
      if exists (
        select from public.refunds where status in ('requested', 'pending')
          and coalesce(payment_id, order_id::text) = p_case.payment_id
      ) then
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
        'note', r.note, 'error', r.last_error, 'at', r.created_at
      ) order by r.created_at, r.id), '[]')
      from public.refunds r
      where r.payment_id = v_case.payment_id or r.payment_id is null and r.order_id::text = v_case.payment_id
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
create function private.send_back(p_case public.reconciliation_breaks, p_step public.money_steps) returns void
language plpgsql set search_path = '' as $$
declare
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
end $$;

create or replace function private.desk_money_of(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.payment_id, 'amount', p.amount, 'status', p.status, 'method', p.method, 'refund_reason', p.refund_reason,
        'at', p.created_at, 'left', case when p.status = 'captured' then private.left_of_payment(p) end,
        'pays', p.payment_id is not distinct from p_order.paid_by
      ) order by p.created_at, p.payment_id), '[]')
      from public.payments p where p.order_id = p_order.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount', r.amount, 'reason', r.reason, 'method', r.method, 'upi_id', r.upi_id, 'status', r.status,
        'note', r.note, 'error', r.last_error, 'at', r.created_at, 'processed_at', r.processed_at
      ) order by r.created_at, r.id), '[]')
      from public.refunds r where r.order_id = p_order.id
    ),
    'refund_steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'amount', s.amount, 'note', s.note, 'upi_id', s.upi_id, 'asked_by', s.asked_name, 'asked_at', s.asked_at,
        'is_mine', s.asked_by is not distinct from (select auth.uid()), 'outcome', s.outcome, 'decided_by', s.decided_name,
        'decided_at', s.decided_at
      ) order by s.asked_at, s.id), '[]')
      from public.money_steps s where s.order_id = p_order.id and s.kind = 'order_refund'
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.dispute_id, 'status', d.status, 'amount', d.amount, 'reason', d.reason_code, 'respond_by', d.respond_by
      ) order by d.created_at), '[]')
      from public.disputes d join public.payments p on p.payment_id = d.payment_id where p.order_id = p_order.id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'topic', m.topic, 'channel', m.channel, 'queued_at', m.created_at, 'sent_at', m.sent_at,
        'dead_at', m.dead_at, 'error', m.last_error, 'has_code', m.data ? 'code'
      ) order by m.id), '[]')
      from public.outbox m where m.order_id = p_order.id
    )
  )
$$;

create or replace function private.desk_returns_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'status', q.status, 'reason', q.reason, 'at', q.created_at,
    'picked_up_at', q.picked_up_at, 'closed_at', q.closed_at, 'owed', q.owed, 'value', private.value_of_return(q.id),
    'needs_upi', q.upi_id is null and q.owed > 0, 'exchange_order', (
      select jsonb_build_object('order_number', e.order_id, 'status', e.status)
      from public.orders e where e.id = q.exchange_order_id
    ), 'items', (
      select jsonb_agg(jsonb_build_object(
        'item_id', i.id, 'title', i.title, 'size', i.size, 'color_name', i.color_name, 'quantity', r.quantity,
        'restocked', r.restocked, 'missing', r.missing, 'new_size', v.size, 'new_color', v.color
      ) order by i.id)
      from public.return_items r
      join public.order_items i on i.id = r.order_item_id
      left join public.product_variants v on v.id = r.exchange_variant_id
      where r.return_id = q.id
    )
  ) order by q.created_at desc, q.id), '[]')
  from public.return_requests q where q.order_id = p_order_id
$$;

create or replace function private.grants_of_order_desk() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.desk_order(text), private.desk_order(text),
    public.step_order(text, text, text, text, jsonb), private.step_order(text, text, text, text, jsonb),
    public.correct_parcels(text, jsonb), private.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text, jsonb), private.step_return(text, uuid, text, text, jsonb),
    public.return_at_desk(text, text, jsonb, text), private.return_at_desk(text, text, jsonb, text),
    public.refund_at_desk(text, uuid, numeric, text, text, text), private.refund_at_desk(text, uuid, numeric, text, text, text),
    public.pay_refund_by_hand(text, uuid), private.pay_refund_by_hand(text, uuid),
    public.note_order(text, text), private.note_order(text, text),
    public.tag_order(text, text[]), private.tag_order(text, text[]),
    public.move_address(text, jsonb, jsonb, jsonb), private.move_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint), private.send_message_again(text, bigint),
    public.send_papers(text), private.send_papers(text),
    public.picking_list(text[]), private.picking_list(text[])
    to authenticated;
$$;

create or replace function private.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text, p_payment_id text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_step public.money_steps;
  v_note text := private.words_or_refuse(p_note);
  v_needs_two boolean;
begin
  perform private.require_permission('orders.refund');
  if (p_amount > 0 and p_amount < 1e10 and p_amount = round(p_amount, 2)) is not true then
    raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_step from public.money_steps where id = p_key;
  if found and (v_step.kind, v_step.order_id, v_step.amount) is distinct from ('order_refund', v_order.id, p_amount) then
    raise sqlstate 'PT409' using message = 'This refund was already requested with other contents', hint = 'key_reused';
  end if;
  if v_step.id is null then
    v_needs_two := p_amount + private.refunded_alone(v_order.id) > coalesce(private.number_setting('two_person_above', 5000), 5000)
      and not exists (select from public.refunds where id = p_key);
    v_step := jsonb_populate_record(null::public.money_steps, jsonb_build_object(
      'id', p_key, 'kind', 'order_refund', 'note', v_note, 'order_id', v_order.id, 'payment_id', p_payment_id, 'upi_id', p_upi_id,
      'amount', p_amount, 'asked_by', (select auth.uid()), 'asked_name', private.name_of_person((select auth.uid())),
      'asked_at', private.now(), 'outcome', 'waiting'
    ));
    if v_needs_two is not true then
      return private.send_order_refund(v_order, v_step);
    elsif exists (
      select from public.money_steps where order_id = v_order.id and kind = 'order_refund' and outcome = 'waiting'
    ) then
      raise sqlstate 'PT409' using message = 'A refund of this order waits for a second person', hint = 'already_waiting';
    end if;
    -- What can't be done now is said to whoever asks, not to whoever agrees.
    begin
      perform private.send_order_refund(v_order, v_step);
      raise sqlstate 'KP000';
    exception when sqlstate 'KP000' then
      insert into public.money_steps select v_step.*;
    end;
  end if;
  return jsonb_build_object('id', p_key, 'amount', v_step.amount, 'status', coalesce(
    (select status from public.refunds where id = p_key), v_step.outcome
  ));
end $$;

-- What staff sent back of an order at its desk without a second person: small refunds add up to a large one.
create function private.refunded_alone(p_order_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0) from public.refunds r
  where r.order_id = p_order_id and r.requested_by = 'admin' and r.reason = 'goodwill' and r.status <> 'failed'
    and not exists (select from public.money_steps s where s.id = r.id and s.decided_at is not null)
$$;

-- The refund of an order that was asked for at its desk; the caller holds the order. PT409 disputed; PT422 bad_upi; and what
-- request_refund() raises.
create function private.send_order_refund(p_order public.orders, p_step public.money_steps) returns jsonb
language plpgsql set search_path = '' as $$
begin
  -- It would wait for the bank, and keep the case of the dispute open.
  if p_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment', hint = 'disputed';
  end if;
  -- What was paid online goes back to where it came from: to an address that staff type only after that has failed.
  if p_step.upi_id is not null and p_order.paid_by is not null
    and not exists (select from public.refunds where order_id = p_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment goes back to where it came from', hint = 'bad_upi';
  end if;
  return public.request_refund(
    p_order.id, p_step.amount, 'goodwill', 'admin', p_step.id, p_step.note,
    case when p_step.upi_id is null then 'source' else 'upi' end, p_step.upi_id, p_step.payment_id
  );
end $$;

-- One step of a return: pick_up | receive | restock | write_off | reject. p_lines: what became of each line that was received;
-- restock and write_off say it for all. p_note: the reason of a rejection, which its buyer reads.
-- PT409 return_closed, detail: { status, actor, by, at } of what happened, and what the four raise.
drop function private.step_return;
create function private.step_return(p_order_number text, p_return_id uuid, p_step text, p_note text, p_lines jsonb)
returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests;
  v_event public.order_events;
begin
  perform private.require_permission(case when p_step = 'reject' then 'orders.write' else 'orders.fulfil' end);
  if not exists (
    select from public.return_requests where id = p_return_id and order_id = private.order_of_number(p_order_number)
  ) then
    raise sqlstate 'PT404' using message = 'No such return', hint = 'not_found';
  end if;
  perform private.lock_order(private.order_of_number(p_order_number));
  select * into v_request from public.return_requests where id = p_return_id;
  if v_request.status <> 'Requested' then
    select * into v_event from public.order_events
      where order_id = v_request.order_id and type = 'return_' || lower(v_request.status) and created_at = v_request.closed_at;
    raise sqlstate 'PT409' using
      message = format('This return is %s by now', v_request.status), hint = 'return_closed', detail = jsonb_build_object(
        'status', v_request.status, 'actor', v_event.actor, 'by', private.staff_of_event(v_event), 'at', v_request.closed_at
      )::text;
  end if;
  case p_step
    when 'pick_up' then perform public.pick_up_return(p_return_id, 'admin');
    when 'receive' then
      if jsonb_typeof(p_lines) is distinct from 'array' then
        raise sqlstate 'PT422' using message = 'Say of each piece what became of it', hint = 'bad_lines';
      end if;
      perform public.receive_return(p_return_id, null, 'admin', p_lines);
    when 'restock' then perform public.receive_return(p_return_id, true, 'admin');
    when 'write_off' then perform public.receive_return(p_return_id, false, 'admin');
    when 'reject' then perform public.reject_return(p_return_id, private.words_or_refuse(p_note), 'admin');
    else raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end case;
end $$;

drop function public.step_return;
create function public.step_return(
  p_order_number text, p_return_id uuid, p_step text, p_note text default '', p_lines jsonb default null
) returns void
language sql set search_path = '' as $$ select private.step_return(p_order_number, p_return_id, p_step, p_note, p_lines) $$;

-- p_fact: { gateway_refund_id, payment_id, status, amount, refund_id, why }. The caller holds the order's lock; of a payment
-- without an order, the payment's id.
create or replace function private.apply_refund_fact(p_order_id uuid, p_fact jsonb) returns text
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
    if p_order_id is not null then
      perform private.record_order_event(
        p_order_id, 'refund_requested', null, null, 'gateway', '',
        jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
      );
    end if;
    if p_fact ->> 'status' <> 'failed' then
      perform private.fit_refunds(v_payment);
    end if;
  end if;
  return private.move_refund(v_refund, p_fact ->> 'status', p_fact ->> 'why');
end $$;

-- requested < pending < failed < processed, and never back: the gateway's final answer is that the money went. The caller
-- holds the locks of order and refund. Money without an order has no story and no buyer to tell; its case closes with it.
-- Returns the status after the call.
create or replace function private.move_refund(p_refund public.refunds, p_status text, p_why text default null) returns text
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
    if p_refund.order_id is not null then
      perform private.record_order_event(p_refund.order_id, 'refund_failed', null, null, 'system', '', v_fact);
    end if;
    perform private.record_break('refund_failed', v_about, p_refund.order_id, p_refund.amount,
      jsonb_build_object('refund_id', p_refund.id, 'why', v_why));
  elsif p_status = 'processed' then
    if p_refund.order_id is not null then
      perform private.record_order_event(
        p_refund.order_id, 'refund_processed', null, null, 'system', '', v_fact
      );
      perform private.follow_refunds(p_refund.order_id);
      perform private.queue_message('refund_processed', p_refund.order_id, jsonb_build_object('refund_id', p_refund.id));
    end if;
    update public.reconciliation_breaks b set resolved_at = private.now(), resolution = 'Refunded'
      where b.payment_id = v_about and b.resolved_at is null
        and b.reason not in ('event_id_reused', 'disputed')
        and (b.reason <> 'unknown_order' or p_refund.order_id is null)
        and (b.reason = 'refund_failed' and p_refund.amount >= b.amount or b.amount <= (
          select sum(amount) from public.refunds where payment_id = p_refund.payment_id and status = 'processed'
        ));
  end if;
  return p_status;
end $$;

-- Queues a refund of a captured payment. The caller holds the order's lock; of a payment without an order, the payment's id. PT404 not_found, PT409 not_captured |
-- refund_too_much, PT422 bad_amount. p_upi_id: paid by hand to this UPI ID.
create or replace function private.queue_refund(
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
    where payment_id = p_payment_id and order_id is not distinct from p_order_id for no key update;
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
  if p_order_id is not null then
    perform private.record_order_event(
      p_order_id, 'refund_requested', null, null, p_actor, '', jsonb_build_object('refund_id', p_id, 'amount', p_amount)
    );
  end if;
  return p_id;
end $$;

-- Records the result of sending a refund. p_gateway_refund_id: empty while there is none. p_status requested: no result
-- yet, retry later; pending: the gateway has accepted it; failed: the gateway refused; processed: a person has paid it by
-- hand, and p_gateway_refund_id is the bank's reference. Returns the status after the call.
create or replace function public.note_refund_attempt(
  p_id uuid, p_gateway_refund_id text, p_status text, p_error text default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
begin
  perform private.lock_payment_id(payment_id) from public.refunds where id = p_id and order_id is null;
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

-- Rupees of payments recorded in [p_from, p_to). received = matched + going_back + drift. drift must be 0: it is money that
-- pays no order and has no row that explains it, or refunds beyond what was received. open: rows of any time that wait for
-- a person.
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
  ), '[]'))
  from sums
$$;

-- What became of each line of a return that the caller has closed: p_lines [{ order_item_id, restocked, written_off, missing }],
-- one for every line, together its pieces. Missing pieces leave the return: nothing is paid for them, and they can be asked for
-- again. PT422 bad_lines; PT409 nothing_arrived | exchange_missing: new pieces stand for all of the old ones.
create function private.count_arrived(p_request public.return_requests, p_lines jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from (select order_item_id, quantity from public.return_items where return_id = p_request.id) as r
    full join jsonb_to_recordset(p_lines) as l (order_item_id bigint, restocked int, written_off int, missing int)
      using (order_item_id)
    where (l.restocked >= 0 and l.written_off >= 0 and l.missing >= 0
      and l.restocked + l.written_off + l.missing = r.quantity) is not true
  ) or (
    select count(*) <> count(distinct order_item_id) from jsonb_to_recordset(p_lines) as l (order_item_id bigint)
  ) then
    raise sqlstate 'PT422' using message = 'Say of each piece what became of it', hint = 'bad_lines';
  end if;
  if not exists (
    select from jsonb_to_recordset(p_lines) as l (restocked int, written_off int) where l.restocked + l.written_off > 0
  ) then
    raise sqlstate 'PT409' using message = 'No piece has arrived', hint = 'nothing_arrived';
  elsif p_request.kind = 'exchange' and exists (
    select from jsonb_to_recordset(p_lines) as l (missing int) where l.missing > 0
  ) then
    raise sqlstate 'PT409' using message = 'Pieces of an exchange come back together', hint = 'exchange_missing';
  end if;
  -- A piece is worth what comes after the pieces before it, so a line that shrinks is counted as empty first.
  update public.return_items r set missing = l.missing, quantity = 0
    from jsonb_to_recordset(p_lines) as l (order_item_id bigint, missing int)
    where r.return_id = p_request.id and r.order_item_id = l.order_item_id and l.missing > 0;
  update public.return_items r
    set restocked = l.restocked, quantity = l.restocked + l.written_off, value = case
      when l.missing > 0 then private.value_of_pieces(i, l.restocked + l.written_off) else r.value
    end
    from jsonb_to_recordset(p_lines) as l (order_item_id bigint, restocked int, written_off int, missing int)
    join public.order_items i on i.id = l.order_item_id
    where r.return_id = p_request.id and r.order_item_id = l.order_item_id;
end $$;

-- The lines of the first order's invoice that paid for the pieces of a return; pieces of an exchange stand for older ones.
-- Null quantity: new pieces stand for several lines, so the split is unknown.
create or replace function private.paid_pieces_of(p_return_id uuid) returns table (item_id bigint, quantity int)
language sql stable set search_path = '' as $$
  with recursive back as (
    select r.order_item_id as id, r.quantity from public.return_items r where r.return_id = p_return_id and r.quantity > 0
    union
    select r.order_item_id, case when count(*) over (partition by b.id) = 1 then b.quantity end
    from back b
    join public.order_items i on i.id = b.id
    join public.return_requests q on q.exchange_order_id = i.order_id
    join public.return_items r on r.return_id = q.id and r.exchange_variant_id = i.variant_id
  )
  select id, quantity from back
$$;

-- The pieces are back, or lost at the shop's cost. p_lines says it line by line, see count_arrived(); without it p_restocks says
-- for all pieces whether they are fit to be sold again. The refund is of what arrived and goes to the source of the payment,
-- for cash to the UPI ID. PT409 bad_transition when closed, and what count_arrived() raises.
drop function public.receive_return;
create function public.receive_return(
  p_return_id uuid, p_restocks boolean, p_actor text default 'admin', p_lines jsonb default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Received');
  v_order public.orders;
  v_missing int;
begin
  select * into v_order from public.orders where id = v_request.order_id;
  if p_lines is null then
    update public.return_items set restocked = case when p_restocks then quantity else 0 end where return_id = p_return_id;
  else
    perform private.count_arrived(v_request, p_lines);
  end if;
  insert into public.stock_moves (variant_id, stock_delta, reason, order_id, actor)
    select i.variant_id, sum(r.restocked), 'restock', v_order.id, p_actor
    from public.return_items r join public.order_items i on i.id = r.order_item_id
    where r.return_id = p_return_id and r.restocked > 0 group by i.variant_id order by i.variant_id;
  select sum(missing) into v_missing from public.return_items where return_id = p_return_id;
  perform private.record_order_event(
    v_order.id, 'return_received', null, null, p_actor, '',
    jsonb_build_object('kind', v_request.kind)
      || case when v_missing > 0 then jsonb_build_object('missing', v_missing) else '{}' end
  );
  if v_request.kind = 'return' then
    update public.return_requests set owed = private.value_of_return(id) where id = p_return_id;
    perform private.pay_returns((private.paid_order_of(v_order)).id, p_actor);
  end if;
  perform private.queue_message('return_received', v_order.id, jsonb_build_object('return_id', p_return_id));
  return private.follow_pieces(v_order.id, p_actor, 'Pieces received');
end $$;
