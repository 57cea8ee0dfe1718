alter table public.refunds add column lines jsonb not null default '[]';
comment on column public.refunds.lines is 'The pieces that it pays back: [{ order_item_id, quantity }]';
alter table public.money_steps add column lines jsonb not null default '[]';
comment on column public.money_steps.lines is 'As refunds.lines';

-- How many pieces of a line came back, are asked to, or were paid back without: no other refund or return may count them.
create function private.settled_pieces(p_item public.order_items) returns int
language sql stable set search_path = '' as $$
  select coalesce((
    select sum(t.quantity) from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = p_item.id and q.status in ('Requested', 'Received')
  ), 0)::int + coalesce((
    select sum(l.quantity)
    from public.refunds r, jsonb_to_recordset(r.lines) as l (order_item_id bigint, quantity int)
    where r.order_id = p_item.order_id and r.status <> 'failed' and l.order_item_id = p_item.id
  ), 0)::int
$$;

-- Splits p_amount over the invoice lines, in proportion to what earlier credit notes left of each: whole paise by the
-- largest remainder, tax at the line's own rate, so that credit notes for the full amount add up to the invoice exactly. What
-- came back, was paid back by name or was not delivered is credited first; only the excess is taken from the other lines.
create or replace function private.credit_lines(p_invoice public.invoices, p_refund_id uuid, p_amount numeric) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Pieces per line; null when the number is unknown.
  v_pieces jsonb := coalesce((
    select jsonb_object_agg(back.item_id, back.quantity)
    from (
      select p.item_id, case when bool_and(p.quantity is not null) then sum(p.quantity) end as quantity
      from public.return_requests q, private.paid_pieces_of(q.id) as p
      where q.refund_id = p_refund_id group by p.item_id
      union all
      select l.order_item_id, l.quantity
      from public.refunds r, jsonb_to_recordset(r.lines) as l (order_item_id bigint, quantity int) where r.id = p_refund_id
      union all
      select i.id, i.quantity from public.order_items i join public.refunds r on r.order_id = i.order_id
      where r.id = p_refund_id and r.reason = 'undelivered'
    ) as back
  ), '{}');
  v_returned bigint[] := array(select jsonb_object_keys(v_pieces)::bigint);
  v_lines jsonb;
begin
  with credited as (
    select l.item_id, sum(l.cgst) as cgst, sum(l.sgst) as sgst, sum(l.igst) as igst, sum(l.total) as total
    from public.invoices n, jsonb_to_recordset(n.data -> 'lines') as l (
      item_id bigint, cgst numeric, sgst numeric, igst numeric, total numeric
    )
    where n.order_id = p_invoice.order_id and n.kind = 'credit_note' group by l.item_id
  ), remaining as (
    select l.item_id, l.title, l.size, l.color, l.hsn, l.gst_rate, l.quantity, l.total as whole,
      l.cgst - coalesce(c.cgst, 0) as cgst, l.sgst - coalesce(c.sgst, 0) as sgst, l.igst - coalesce(c.igst, 0) as igst,
      l.total - coalesce(c.total, 0) as total
    from jsonb_to_recordset(p_invoice.data -> 'lines') as l (
      item_id bigint, title text, size text, color text, hsn text, gst_rate numeric, quantity int,
      cgst numeric, sgst numeric, igst numeric, total numeric
    )
    left join credited c on c.item_id is not distinct from l.item_id
  ), creditable as (
    select *, least(p_amount, coalesce(sum(total) filter (where is_back) over (), 0)) as of_back
    from (select *, coalesce(item_id = any (v_returned), false) as is_back from remaining where total > 0) as r
  ), shared as (
    select *, case when is_back then of_back else p_amount - of_back end as due,
      sum(total) over (partition by is_back) as whole_part
    from creditable
  ), exactly as (
    select *, total * 100 * due / whole_part as exact from shared
  ), ranked as (
    select *, row_number() over (partition by is_back order by exact - floor(exact) desc, item_id) as rank,
      due * 100 - sum(floor(exact)) over (partition by is_back) as spare
    from exactly
  ), given as (
    select *, (floor(exact) + case when rank <= spare then 1 else 0 end) / 100 as part from ranked
  ), taxed as (
    select item_id, title, size, color, hsn, gst_rate, part as total, coalesce(
        (v_pieces ->> item_id::text)::int, case when part = whole then quantity end
      ) as quantity,
      round(cgst * part / total, 2) as cgst, round(sgst * part / total, 2) as sgst, round(igst * part / total, 2) as igst
    from given where part > 0
  )
  select jsonb_agg(
    to_jsonb(taxed) || jsonb_build_object('taxable', total - cgst - sgst - igst) order by item_id nulls last
  ) into v_lines from taxed;
  return v_lines;
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

-- values: what one, two, ... of the pieces that are neither sent nor paid back yet were paid with.
create or replace function private.desk_items_of(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id,
    'design_version_id', i.design_version_id, 'title', i.title, 'size', i.size,
    'color_name', i.color_name, 'sku', i.sku, 'image_url', i.image_url, 'quantity', i.quantity,
    'unit_price', i.unit_price, 'line_total', i.line_total, 'coupon_discount', i.coupon_discount,
    'gst_rate', i.gst_rate, 'hsn', i.hsn, 'back', coalesce(r.pieces, 0), 'values', (
      select coalesce(jsonb_agg(private.value_of_pieces(i, n) order by n), '[]')
      from generate_series(1, i.quantity - private.settled_pieces(i)) as n
    )
  ) order by i.id), '[]')
  from public.order_items i
  left join lateral (
    select sum(t.quantity)::int as pieces
    from public.return_items t join public.return_requests q on q.id = t.return_id
    where t.order_item_id = i.id and q.status in ('Requested', 'Received')
  ) as r on true
  where i.order_id = p_order_id
$$;

create or replace function private.desk_money_of(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.payment_id, 'amount', p.amount, 'status', p.status, 'method', p.method, 'refund_reason', p.refund_reason,
        'at', p.created_at, 'left', case when p.status = 'captured' then private.left_of_payment(p) end,
        'pays', p.payment_id is not distinct from p_order.paid_by, 'currency', p.currency
      ) order by p.created_at, p.payment_id), '[]')
      from public.payments p where p.order_id = p_order.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'amount', r.amount, 'reason', r.reason, 'method', r.method, 'upi_id', r.upi_id, 'status', r.status,
        'note', r.note, 'lines', r.lines, 'error', r.last_error, 'at', r.created_at, 'processed_at', r.processed_at,
        'currency', private.currency_of_payment(r.payment_id)
      ) order by r.created_at, r.id), '[]')
      from public.refunds r where r.order_id = p_order.id
    ),
    'refund_steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'amount', s.amount, 'note', s.note, 'lines', s.lines, 'upi_id', s.upi_id, 'asked_by', s.asked_name, 'asked_at', s.asked_at,
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

create or replace function private.grants_of_order_desk() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.desk_order(text), private.desk_order(text),
    public.step_order(text, text, text, text, jsonb), private.step_order(text, text, text, text, jsonb),
    public.correct_parcels(text, jsonb), private.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text, jsonb), private.step_return(text, uuid, text, text, jsonb),
    public.return_at_desk(text, text, jsonb, text), private.return_at_desk(text, text, jsonb, text),
    public.refund_at_desk(text, uuid, numeric, text, numeric, jsonb, text), private.refund_at_desk(text, uuid, numeric, text, numeric, jsonb, text),
    public.pay_refund_by_hand(text, uuid), private.pay_refund_by_hand(text, uuid),
    public.note_order(text, text), private.note_order(text, text),
    public.tag_order(text, text[]), private.tag_order(text, text[]),
    public.move_address(text, jsonb, jsonb, jsonb), private.move_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint), private.send_message_again(text, bigint),
    public.send_papers(text), private.send_papers(text),
    public.picking_list(text[]), private.picking_list(text[])
    to authenticated;
$$;

create or replace function private.pay_refund_by_hand(p_order_number text, p_refund_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
begin
  perform private.require_permission('orders.refund');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_refund from public.refunds where id = p_refund_id and order_id = v_order.id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  elsif v_refund.method <> 'upi' or v_refund.status <> 'requested' then
    raise sqlstate 'PT409' using message = 'This refund does not wait to be paid by hand', hint = 'paid_meanwhile', detail = (
      select jsonb_build_object('actor', e.actor, 'by', private.staff_of_event(e), 'at', e.created_at)
      from public.order_events e
      where e.order_id = v_order.id and e.type = 'refund_paid_by_hand' and e.data ->> 'refund_id' = p_refund_id::text
    );
  end if;
  perform private.record_order_event(
    v_order.id, 'refund_paid_by_hand', null, null, 'admin', '',
    jsonb_build_object('refund_id', v_refund.id, 'amount', v_refund.amount)
  );
  perform private.move_refund(v_refund, 'processed');
end $$;

drop function private.refund_at_desk;
create function private.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_left numeric, p_lines jsonb, p_upi_id text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_step public.money_steps;
  v_note text := private.words_or_refuse(p_note);
  v_is_sent boolean;
  v_needs_two boolean;
begin
  perform private.require_permission('orders.refund');
  if (p_amount > 0 and p_amount < 1e10 and p_amount = round(p_amount, 2)) is not true then
    raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  v_is_sent := exists (select from public.refunds where id = p_key);
  select * into v_step from public.money_steps where id = p_key;
  if found and (v_step.kind, v_step.order_id, v_step.amount) is distinct from ('order_refund', v_order.id, p_amount) then
    raise sqlstate 'PT409' using message = 'This refund was already requested with other contents', hint = 'key_reused';
  end if;
  if v_step.id is null then
    if not v_is_sent then
      perform private.refuse_moved_money(v_order, p_left);
    end if;
    v_needs_two := p_amount + private.refunded_alone(v_order.id) > coalesce(private.number_setting('two_person_above', 5000), 5000)
      and not v_is_sent;
    v_step := jsonb_populate_record(null::public.money_steps, jsonb_build_object(
      'id', p_key, 'kind', 'order_refund', 'note', v_note, 'order_id', v_order.id, 'lines', p_lines, 'upi_id', p_upi_id,
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

-- Raises PT409 money_moved when what is left of the order's money is not what the caller saw. Detail: { left, actor, by, at }
-- of the last refund or payment.
create function private.refuse_moved_money(p_order public.orders, p_seen numeric) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_left numeric := private.money_left(p_order);
  v_event public.order_events;
begin
  if v_left is distinct from p_seen then
    select * into v_event from public.order_events
      where order_id = p_order.id and (type like 'refund%' or type like '%paid' or type = 'cod_collected') order by id desc limit 1;
    raise sqlstate 'PT409' using message = 'Another amount is left by now', hint = 'money_moved', detail = jsonb_build_object(
      'left', v_left, 'actor', v_event.actor, 'by', private.staff_of_event(v_event), 'at', v_event.created_at
    );
  end if;
end $$;

-- The refund of an order that was asked for at its desk; the caller holds the order. PT409 disputed | pieces_settled: they come
-- back or were paid back; PT422 bad_upi; and what request_refund() raises.
create or replace function private.send_order_refund(p_order public.orders, p_step public.money_steps) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_sent boolean := exists (select from public.refunds where id = p_step.id);
  v_answer jsonb;
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
  end if;
  return v_answer;
end $$;

-- Sends a part or all of an order's money back. p_key: the refund's id, one per form, so that a second press returns the
-- first answer. p_left: what the form said is left. p_lines: [{ order_item_id, quantity }], the pieces that are paid back by
-- it. Above product_settings two_person_above, with what one person alone has sent back of the order, it waits until
-- a second one agrees (decide_money_step). Returns { id, amount, status }: waiting | declined, or the refund's. PT409
-- already_waiting | money_moved (detail: { left, actor, by, at }) and what send_order_refund() raises.
drop function public.refund_at_desk;
create function public.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_left numeric, p_lines jsonb default '[]',
  p_upi_id text default null
) returns jsonb
language sql set search_path = '' as $$
  select private.refund_at_desk(p_order_number, p_key, p_amount, p_note, p_left, p_lines, p_upi_id)
$$;

-- The amount that the next p_quantity pieces of a line that come or are paid back were paid with. It is the difference of two rounded running
-- totals, so all pieces add up to the line, in whatever order they come back.
create or replace function private.value_of_pieces(p_item public.order_items, p_quantity int) returns numeric
language sql stable set search_path = '' as $$
  select round(paid.amount * (before.quantity + p_quantity) / p_item.quantity, 2)
    - round(paid.amount * before.quantity / p_item.quantity, 2)
  from (select p_item.line_total - p_item.coupon_discount + p_item.stands_for as amount) as paid
  cross join (select private.settled_pieces(p_item) as quantity) as before
$$;

-- The returns and refunds on the page of an order: { replaces: the return that it was sent for, open: the return under way,
-- exchanges: those under way or done, until: the last moment of the return window, left: per line, the amounts for one,
-- two, ... more pieces, most: the most that all of them pay, null while no money has arrived, is_cash, is_cash_due, owed,
-- needs_upi, refunds, ships_on, kept }. owed and refunds belong to the paid order; an exchange has none of its own. Null:
-- no such order.
create or replace function public.order_returns(p_order_number text) returns jsonb
language plpgsql stable set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_owed numeric;
  v_most numeric;
begin
  select * into v_order from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  select coalesce(sum(owed), 0) into v_owed from public.return_requests
    where order_id in (select private.family_of(v_paid.id));
  v_most := case when private.money_left(v_paid) is not null then greatest(private.money_left(v_paid) - v_owed, 0) end;
  return jsonb_build_object(
    'replaces', (
      select jsonb_build_object('id', o.id, 'order_id', o.order_id, 'status', q.status, 'is_picked_up', q.picked_up_at is not null)
      from public.return_requests q join public.orders o on o.id = q.order_id where q.exchange_order_id = v_order.id
    ),
    'open', (
      select jsonb_build_object(
        'kind', q.kind, 'is_picked_up', q.picked_up_at is not null,
        'value', least(private.value_of_return(q.id), v_most), 'exchange', (
          select jsonb_build_object(
            'id', e.id, 'order_id', e.order_id, 'status', e.status, 'lost', (
              select private.end_of_exchange(v.to_status, v.actor) from public.order_events v
              where v.order_id = e.id and v.to_status in ('Cancelled', 'RTO') order by v.id desc limit 1
            )
          )
          from public.orders e where e.id = q.exchange_order_id
        )
      )
      from public.return_requests q where q.order_id = v_order.id and q.status = 'Requested'
    ),
    'exchanges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'return_id', q.id, 'id', e.id, 'order_id', e.order_id, 'status', e.status, 'is_here', q.status = 'Received',
        'is_picked_up', q.picked_up_at is not null, 'pieces', (
          select jsonb_agg(jsonb_build_object(
            'title', i.title, 'color', i.color_name, 'size', i.size, 'quantity', r.quantity,
            'new_color', n.color_name, 'new_size', n.size
          ) order by r.order_item_id)
          from public.return_items r
          join public.order_items i on i.id = r.order_item_id
          join public.order_items n on n.order_id = e.id and n.variant_id = r.exchange_variant_id
            and n.design_version_id is not distinct from i.design_version_id
          where r.return_id = q.id
        )
      ) order by q.created_at, q.id), '[]')
      from public.return_requests q join public.orders e on e.id = q.exchange_order_id
      where q.order_id = v_order.id and q.kind = 'exchange' and q.status in ('Requested', 'Received')
    ),
    'left', (
      select coalesce(jsonb_object_agg(i.id, (
        select coalesce(jsonb_agg(private.value_of_pieces(i, n) order by n), '[]')
        from generate_series(1, i.quantity - private.settled_pieces(i)) as n
      )), '{}')
      from public.order_items i where i.order_id = v_order.id
    ),
    'until', case when v_order.status = 'Delivered' and private.return_days() > 0
      then private.returns_close_at(v_order) - interval '1 millisecond'
    end,
    'most', v_most,
    'is_cash', v_paid.payment_method = 'cod',
    'is_cash_due', v_paid.payment_status = 'cod_due',
    'owed', v_owed,
    'needs_upi', exists (
      select from public.return_requests
      where order_id in (select private.family_of(v_paid.id)) and kind = 'return' and upi_id is null
        and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod'
    ),
    'refunds', case when v_order.exchange_of is null then (
      select coalesce(jsonb_agg(
        jsonb_build_object('amount', amount, 'reason', reason, 'upi_id', upi_id, 'status', status) order by created_at, id
      ), '[]')
      from public.refunds where order_id = v_order.id and reason <> 'chargeback'
    ) else '[]' end,
    'ships_on', private.exchange_ships_on(),
    'kept', private.kept_of_undelivered(v_order)
  );
end $$;

-- p_lines: [{ order_item_id, quantity, exchange_variant_id }], the last one for an exchange only. The database's clock
-- decides about the return window. Exchanged pieces may be returned too, once the pieces that they replace have arrived, so
-- that the buyer never holds more pieces than were paid for. Where cash goes back to is told by the buyer alone: now, or
-- with name_refund_upi. PT409: return_closed · return_open (one is under way) · bad_lines · custom_piece (printed for
-- its buyer alone: staff take it back when the fault is the shop's) · upi_needed · out_of_stock · bad_exchange.
create or replace function public.request_return(
  p_order_id uuid, p_kind text, p_lines jsonb, p_reason text, p_upi_id text default null, p_actor text default 'customer'
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_lines private.return_line[];
  v_exchange_id uuid;
  v_id uuid;
begin
  if v_order.status = 'Return Requested' or exists (
    select from public.return_requests where exchange_order_id = p_order_id and status = 'Requested'
  ) then
    raise sqlstate 'PT409' using message = 'A return of this order is under way', hint = 'return_open';
  end if;
  if v_order.status <> 'Delivered'
    or private.returns_close_at(v_order) <= private.now() then
    raise sqlstate 'PT409' using message = 'The time to send pieces back has passed', hint = 'return_closed';
  end if;
  select array_agg(l) into v_lines from jsonb_populate_recordset(null::private.return_line, p_lines) as l;
  if v_lines is null or (select count(distinct l.order_item_id) <> count(*) from unnest(v_lines) as l) or exists (
    select 1 from unnest(v_lines) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order_id
    where (l.quantity between 1 and i.quantity - private.settled_pieces(i)) is not true
      or (l.exchange_variant_id is null) <> (p_kind = 'return')
  ) then
    raise sqlstate 'PT409' using message = 'More pieces than can be sent back', hint = 'bad_lines';
  end if;
  if p_actor = 'customer' and exists (
    select from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id
    where i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'Custom pieces come back only by way of support', hint = 'custom_piece';
  end if;
  if p_actor = 'customer' and p_kind = 'return' and p_upi_id is null
    and (private.paid_order_of(v_order)).payment_method = 'cod'
  then
    raise sqlstate 'PT409' using message = 'We need a UPI ID to send the money to', hint = 'upi_needed';
  end if;

  if p_kind = 'exchange' then
    v_exchange_id := private.place_exchange(v_order, v_lines);
  end if;
  insert into public.return_requests (order_id, kind, reason, upi_id, exchange_order_id)
    values (p_order_id, p_kind, p_reason, p_upi_id, v_exchange_id) returning id into v_id;
  insert into public.return_items (return_id, order_item_id, quantity, exchange_variant_id, value)
    select v_id, l.order_item_id, l.quantity, l.exchange_variant_id, private.value_of_pieces(i, l.quantity)
    from unnest(v_lines) as l join public.order_items i on i.id = l.order_item_id;
  perform private.move_order(
    v_order, 'Return Requested', 'return', p_actor, '', jsonb_build_object('kind', p_kind)
  );
  perform private.queue_message('return_requested', p_order_id, jsonb_build_object('return_id', v_id));
  return v_id;
end $$;
