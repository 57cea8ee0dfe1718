-- Makes the order of a charge by place_order, paid by the charge, once, and picks the next parcel. p_order as in
-- place_order(), built from prepare_subscription_order(), with its version. Returns { id, order_id }; PT409
-- charge_settled: it was refunded, stale: prepare it again, and those of place_order.
create function public.place_subscription_order(p_charge_id uuid, p_request_hash text, p_order jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_charge private.subscription_charges := private.lock_charge(p_charge_id);
  v_row private.subscriptions;
  v_placed jsonb;
  v_order public.orders;
  v_result text;
begin
  if v_charge.state = 'ordered' then
    return (select jsonb_build_object('id', id, 'order_id', order_id) from public.orders where id = v_charge.order_id);
  elsif v_charge.state <> 'paid' then
    raise sqlstate 'PT409' using message = 'This charge already has an order or a refund', hint = 'charge_settled';
  elsif (p_order ->> 'total')::numeric is distinct from v_charge.amount then
    raise sqlstate 'PT422' using message = 'The totals of this order don''t add up', hint = 'bad_sums';
  end if;
  select * into v_row from private.subscriptions where id = v_charge.subscription_id;
  if (p_order ->> 'version')::int is distinct from v_row.version then
    raise sqlstate 'PT409' using message = 'The subscription has changed since', hint = 'stale';
  end if;
  perform set_config('kapas.is_paid_parcel', 'yes', true);
  v_placed := public.place_order('subscription ' || p_charge_id, p_request_hash, p_order);
  perform set_config('kapas.is_paid_parcel', '', true);
  select * into v_order from public.orders where id = (v_placed ->> 'id')::uuid;
  -- It is already paid, and its confirmation is the only message.
  delete from public.outbox where order_id = v_order.id and topic = 'order_placed';
  update public.orders set gateway_order_id = v_charge.gateway_order_id where id = v_order.id returning * into v_order;
  perform private.record_order_event(
    v_order.id, 'of_subscription', null, null, 'system', '',
    jsonb_build_object('subscription', v_row.number, 'subscription_id', v_row.id)
  );
  v_result := private.book_payment(
    v_order, v_charge.payment_id, 'captured', v_charge.amount, v_charge.currency, v_charge.method,
    jsonb_build_object('payment_id', v_charge.payment_id, 'subscription_id', v_row.id)
  );
  if v_result <> 'confirmed' then
    raise exception 'The charge % does not pay its order: %', v_charge.payment_id, v_result;
  end if;
  update private.subscription_charges set state = 'ordered', order_id = v_order.id, last_error = null where id = p_charge_id;
  perform private.resolve_break('charge_without_order', v_charge.payment_id, 'Order ' || v_order.order_id);
  delete from private.subscription_picks where subscription_id = v_row.id;
  update private.subscriptions set version = version + 1 where id = v_row.id;
  if v_row.ended_at is null then
    perform private.fill_picks(v_row);
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'ordered', 'system', jsonb_build_object('charge_id', p_charge_id, 'order_id', v_order.order_id));
  return jsonb_build_object('id', v_order.id, 'order_id', v_order.order_id);
end $$;
