create function private.get_admin_order_money(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.payment_id, 'amount', p.amount, 'status', p.status, 'method', p.method, 'refund_reason', p.refund_reason,
        'at', p.created_at, 'left', case when p.status = 'captured' then private.payment_refundable_amount(p) end,
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
    'cases', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'reason', b.reason) order by b.created_at, b.id), '[]')
      from public.reconciliation_breaks b
      where b.order_id = p_order.id and b.resolved_at is null and private.may('money.read')
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'topic', m.topic, 'channel', m.channel, 'queued_at', m.created_at, 'sent_at', m.sent_at,
        'dead_at', m.dead_at, 'error', m.last_error, 'has_code', m.topic = 'cod_code'
      ) order by m.id), '[]')
      from public.outbox m where m.order_id = p_order.id
    )
  )
$$;
