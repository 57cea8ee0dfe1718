-- The currency of a payment; what the shop knows of none is in rupees, for cash and UPI have no other.
create function private.currency_of_payment(p_payment_id text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select currency from public.payments where payment_id = p_payment_id), 'INR')
$$;

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
        'note', r.note, 'error', r.last_error, 'at', r.created_at, 'currency', private.currency_of_payment(r.payment_id)
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
        'note', r.note, 'error', r.last_error, 'at', r.created_at, 'processed_at', r.processed_at,
        'currency', private.currency_of_payment(r.payment_id)
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

create or replace view public.break_list as
select b.id, b.reason, b.payment_id, b.amount, b.created_at, b.resolved_at is null as is_open, b.resolution,
  b.payment_id || ' ' || b.reason as words,
  (select o.order_id from public.orders o where o.id = b.order_id) as order_number,
  s.id is not null as is_waiting,
  (
    select min(d.respond_by) from public.disputes d
    where d.payment_id = b.payment_id and d.status in ('open', 'under_review', 'action_required')
  ) as respond_by,
  coalesce(b.detail ->> 'currency', (select p.currency from public.payments p where p.payment_id = b.payment_id), 'INR') as currency
from public.reconciliation_breaks b
left join public.money_steps s on s.break_id = b.id and s.outcome = 'waiting'
where (select private.may('money.read'));
