-- A subscription for its owner and the admin. Rupees.
create function private.subscription_row(p_subscription private.subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'number', s.number, 'version', s.version, 'status', s.status,
    'plan', jsonb_build_object('id', p.id, 'name', p.name, 'tees', p.tees, 'months', p.months),
    'amount', a.amount, 'cut', s.cut, 'size', s.size, 'tastes', s.tastes, 'address', s.address,
    'name', s.name, 'email', s.email, 'phone', s.phone, 'method', s.method,
    'charge_at', s.charge_at, 'cutoff_at', s.charge_at - make_interval(hours => t.cutoff_hours),
    'is_open_for_change', private.is_open_for_change(p_subscription), 'pending_change', s.pending_change, 'change_error', s.change_error,
    'resumes_at', s.resumes_at, 'paused_by_bank', s.is_paused_by_bank, 'cancel_asked_at', s.cancel_asked_at,
    'halted_at', s.halted_at, 'ends_by', s.halted_at + make_interval(days => t.grace_days),
    'paid_count', s.paid_count, 'follows', s.follows, 'created_at', s.created_at, 'started_at', s.started_at,
    'ended_at', s.ended_at, 'gateway_subscription_id', s.gateway_subscription_id,
    'consent', s.consent, 'picks', private.subscription_picks_of(s.id),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'paid_at', c.paid_at, 'amount', c.amount, 'state', c.state, 'why', c.why,
        'order_id', o.order_id, 'choose_by', case when c.state = 'asked' then c.asked_at + make_interval(days => private.choice_days()) end
      ) order by c.paid_at desc, c.id)
      from private.subscription_charges c left join public.orders o on o.id = c.order_id
      where c.subscription_id = s.id
    ), '[]'),
    -- Failed charges, once for all tries: gateway updates have them, and a charge paid later has its own row.
    'failures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'at', f.at, 'amount', a.amount,
        'outcome', case when f.status = 'halted' then 'unpaid' when f.next is null then 'open' when f.next = 'active' then 'paid' else 'unpaid' end
      ) order by f.at desc, f.id desc)
      from (
        select e.id, e.data ->> 'status' as status, coalesce((e.data ->> 'at')::timestamptz, e.created_at) as at,
          lag(e.data ->> 'status') over (order by e.id) as before, lead(e.data ->> 'status') over (order by e.id) as next
        from private.subscription_events e where e.subscription_id = s.id and e.type = 'status'
      ) as f
      where f.status = 'pending' or f.status = 'halted' and f.before is distinct from 'pending'
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'type', e.type, 'actor', e.actor, 'data', e.data, 'created_at', e.created_at
      ) order by e.id desc)
      from (select * from private.subscription_events where subscription_id = s.id order by id desc limit 50) as e
    ), '[]')
  )
  from (select p_subscription.*) as s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  cross join private.subscription_terms() as t
$$;
