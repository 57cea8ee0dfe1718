-- A subscription for staff: subscription_row() with its payments, full timeline and choices. Null: none.
create function public.get_admin_subscription(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_row private.subscriptions;
begin
  perform private.require_permission('subscriptions.read');
  select * into v_row from private.subscriptions where id = p_id;
  if not found then
    return null;
  end if;
  return private.subscription_row(v_row) || jsonb_build_object(
    'user_id', v_row.user_id, 'gateway_subscription_id', v_row.gateway_subscription_id, 'cancel_reason', v_row.cancel_reason,
    'change_due_at', v_row.change_due_at,
    'before', (select jsonb_build_object('id', id, 'number', number) from private.subscriptions where id = v_row.follows),
    'after', (
      select jsonb_build_object('id', id, 'number', number) from private.subscriptions
      where follows = p_id and status not in ('created', 'expired') order by created_at desc limit 1
    ),
    'charges', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'paid_at', c.paid_at, 'amount', c.amount, 'state', c.state, 'why', c.why, 'payment_id', c.payment_id,
        'order_number', o.order_id, 'order_status', o.status, 'asked_at', c.asked_at, 'attempts', c.attempts, 'last_error', c.last_error
      ) order by c.paid_at desc, c.id)
      from private.subscription_charges c left join public.orders o on o.id = c.order_id where c.subscription_id = p_id
    ), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'type', e.type, 'actor', e.actor, 'by', case when e.staff_id is not null then private.format_person_name(e.staff_id) end,
        'note', e.note, 'data', e.data, 'at', e.created_at
      ) order by e.id desc)
      from (select * from private.subscription_events where subscription_id = p_id order by id desc limit 200) as e
    ), '[]'),
    'cuts', public.subscription_offer() -> 'cuts',
    'all_tastes', public.subscription_offer() -> 'tastes'
  );
end $$;
