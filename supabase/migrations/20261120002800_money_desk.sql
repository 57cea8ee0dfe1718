-- The money desk: what staff do with money that fits no order, refunds that failed and disputes. Above an amount two people
-- must agree.

create table public.money_steps (
  id uuid primary key,
  break_id bigint not null references public.reconciliation_breaks (id) on delete cascade,
  kind text not null check (kind in ('note', 'match', 'refund', 'close')),
  note text not null check (char_length(btrim(note)) between 3 and 400),
  order_id uuid references public.orders (id),
  upi_id text,
  -- What the case was of when it was asked for.
  amount numeric(12, 2),
  asked_by uuid references auth.users (id) on delete set null,
  asked_name text not null,
  asked_at timestamptz not null default private.now(),
  outcome text not null check (outcome in ('waiting', 'done', 'declined')),
  expected text,
  decided_by uuid references auth.users (id) on delete set null,
  decided_name text,
  decided_at timestamptz,
  constraint money_steps_match_names_order check ((kind = 'match') = (order_id is not null))
);
comment on column public.money_steps.expected is 'What it would have done when it was asked for';
comment on table public.money_steps is 'What staff did with a case of the money desk; waiting: until a second person has agreed';
create index money_steps_break_id on public.money_steps (break_id, asked_at);
create unique index money_steps_waiting on public.money_steps (break_id) where outcome = 'waiting';
create index money_steps_order_id on public.money_steps (order_id) where order_id is not null;
create index money_steps_asked_by on public.money_steps (asked_by) where asked_by is not null;
create index money_steps_decided_by on public.money_steps (decided_by) where decided_by is not null;
alter table public.money_steps enable row level security;
create trigger money_steps_audit after insert or update on public.money_steps
  for each row execute function private.audit('break_id', 'asked_by', 'asked_name', 'decided_by', 'decided_name');

create or replace view public.break_list as
select b.id, b.reason, b.payment_id, b.amount, b.created_at, b.resolved_at is null as is_open, b.resolution,
  b.payment_id || ' ' || b.reason as words,
  (select o.order_id from public.orders o where o.id = b.order_id) as order_number,
  s.id is not null as is_waiting,
  (
    select min(d.respond_by) from public.disputes d
    where d.payment_id = b.payment_id and d.status in ('open', 'under_review', 'action_required')
  ) as respond_by
from public.reconciliation_breaks b
left join public.money_steps s on s.break_id = b.id and s.outcome = 'waiting'
where (select private.may('money.read'));

-- Whether money came that belongs to no order; a refund of unknown money can't be given to one.
create function private.can_match(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select p_case.reason = 'unknown_order' and p_case.resolved_at is null and p_case.detail ? 'currency'
    and not exists (select from public.payments where payment_id = p_case.payment_id)
$$;

-- Gives the money of a case to an order, as if its event had named it: it pays the order, or goes back as money that the
-- order did not expect. PT404; PT409 not_matchable. The caller holds the payment's id.
create function private.match_payment(p_case public.reconciliation_breaks, p_order_id uuid) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_result text;
begin
  if not private.can_match(p_case) then
    raise sqlstate 'PT409' using message = 'This money can not be given to an order', hint = 'not_matchable';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  v_result := private.book_payment(
    v_order, p_case.payment_id, 'captured', p_case.amount, p_case.detail ->> 'currency', null,
    jsonb_build_object('payment_id', p_case.payment_id, 'matched', p_case.id)
  );
  update public.reconciliation_breaks set order_id = v_order.id, resolution = 'Given to ' || v_order.order_id where id = p_case.id;
  return v_result;
end $$;

-- A case with all that changes it held: the news of its payment, then its order. Null when there is no such case.
create function private.lock_money_case(p_id bigint) returns public.reconciliation_breaks
language plpgsql set search_path = '' as $$
declare
  v_case public.reconciliation_breaks;
begin
  select * into v_case from public.reconciliation_breaks where id = p_id;
  perform private.lock_payment_id(v_case.payment_id);
  perform 1 from public.orders where id = v_case.order_id for update;
  select * into v_case from public.reconciliation_breaks where id = p_id;
  return v_case;
end $$;

-- Does what was asked of a case, which the caller has locked, and returns what came of it. PT409 case_closed (detail: by whom, empty for the shop) |
-- underway | not_failed and what match_payment() and request_refund() raise.
create function private.do_money_step(p_case public.reconciliation_breaks, p_step public.money_steps) returns text
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

-- A step with a case: note | match | refund | close. Above product_settings two_person_above a second person must agree, except
-- to notes. p_key is the step's id: sent again, it answers as before. Returns done | waiting. PT404; PT409 already_waiting and
-- what do_money_step() raises; PT422 no_reason | bad_upi | no_such_order.
create function private.take_money_step(
  p_id bigint, p_key uuid, p_kind text, p_note text, p_order_number text default null, p_upi_id text default null
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
  v_step public.money_steps;
  v_note text := private.words_or_refuse(p_note);
  v_needs_two boolean;
begin
  perform private.require_permission('money.write');
  v_case := private.lock_money_case(p_id);
  if v_case.id is null then
    raise sqlstate 'PT404' using message = 'No such case', hint = 'not_found';
  elsif p_upi_id !~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$' then
    raise sqlstate 'PT422' using message = 'This is no UPI ID', hint = 'bad_upi';
  elsif p_kind = 'match' and not exists (select from public.orders where order_id = p_order_number) then
    raise sqlstate 'PT422' using message = 'There is no such order', hint = 'no_such_order';
  end if;
  select * into v_step from public.money_steps where id = p_key;
  if found and (v_step.break_id, v_step.kind) is distinct from (p_id, p_kind) then
    raise sqlstate 'PT409' using message = 'This key belongs to another step', hint = 'key_reused';
  elsif found then
    return case v_step.outcome when 'waiting' then 'waiting' else 'done' end;
  end if;
  if exists (select from public.money_steps where break_id = p_id and outcome = 'waiting') and p_kind <> 'note' then
    raise sqlstate 'PT409' using message = 'A step of this case waits for a second person', hint = 'already_waiting';
  end if;
  v_needs_two := p_kind <> 'note' and coalesce(v_case.amount, 0) > coalesce(private.number_setting('two_person_above', 5000), 5000);
  insert into public.money_steps (id, break_id, kind, note, order_id, upi_id, amount, asked_by, asked_name, outcome)
    values (
      p_key, p_id, p_kind, v_note, (select id from public.orders where order_id = p_order_number and p_kind = 'match'),
      case when p_kind = 'refund' then p_upi_id end, v_case.amount, (select auth.uid()), private.name_of_person((select auth.uid())),
      case when v_needs_two then 'waiting' else 'done' end
    ) returning * into v_step;
  if v_needs_two then
    -- What can't be done now is said to whoever asks, not to whoever agrees.
    begin
      v_step.expected := private.do_money_step(v_case, v_step);
      raise sqlstate 'KP000';
    exception when sqlstate 'KP000' then
      update public.money_steps set expected = v_step.expected where id = p_key;
      return 'waiting';
    end;
  end if;
  perform private.do_money_step(v_case, v_step);
  return 'done';
end $$;

-- A second person agrees to a step, which is done then, or declines it; who asked may take it back. PT404; PT409 decided
-- (detail: by whom) | same_person | asker_may_not | case_changed: it is of another amount by now | ends_otherwise: the order
-- has moved on since; and what do_money_step() raises.
create function private.decide_money_step(p_step_id uuid, p_is_agreed boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
  v_step public.money_steps;
begin
  perform private.require_permission('money.write');
  v_case := private.lock_money_case((select break_id from public.money_steps where id = p_step_id));
  select * into v_step from public.money_steps where id = p_step_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such step', hint = 'not_found';
  elsif v_step.outcome <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This step was decided meanwhile', hint = 'decided',
      detail = coalesce(v_step.decided_name, v_step.asked_name);
  elsif p_is_agreed and v_step.asked_by is not distinct from (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'A second person must agree', hint = 'same_person';
  elsif p_is_agreed and not private.staff_member_may(v_step.asked_by, 'money.write') then
    raise sqlstate 'PT409' using message = 'Who asked may not do this any more', hint = 'asker_may_not';
  elsif p_is_agreed and v_step.amount is distinct from v_case.amount then
    raise sqlstate 'PT409' using message = 'This case is of another amount by now', hint = 'case_changed';
  end if;
  update public.money_steps
    set outcome = case when p_is_agreed then 'done' else 'declined' end, decided_by = (select auth.uid()),
      decided_name = private.name_of_person((select auth.uid())), decided_at = private.now()
    where id = p_step_id;
  if p_is_agreed and private.do_money_step(v_case, v_step) is distinct from v_step.expected then
    raise sqlstate 'PT409' using message = 'It would end otherwise than when it was asked for', hint = 'ends_otherwise';
  end if;
end $$;

-- A case with all that is known of its money, or null.
create function private.money_case(p_id bigint) returns jsonb
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

create function public.money_case(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.money_case(p_id) $$;

create function public.take_money_step(
  p_id bigint, p_key uuid, p_kind text, p_note text, p_order_number text default null, p_upi_id text default null
) returns text
language sql set search_path = '' as $$ select private.take_money_step(p_id, p_key, p_kind, p_note, p_order_number, p_upi_id) $$;

create function public.decide_money_step(p_step_id uuid, p_is_agreed boolean) returns void
language sql set search_path = '' as $$ select private.decide_money_step(p_step_id, p_is_agreed) $$;

create function private.grants_of_money_desk() returns void
language sql set search_path = '' as $$
  grant select on public.break_list to authenticated;
  grant execute on function
    public.money_case(bigint), private.money_case(bigint),
    public.take_money_step(bigint, uuid, text, text, text, text), private.take_money_step(bigint, uuid, text, text, text, text),
    public.decide_money_step(uuid, boolean), private.decide_money_step(uuid, boolean)
    to authenticated;
$$;
