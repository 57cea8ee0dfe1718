-- p_kind: failed | authorized | captured. p_amount: rupees. p_body_hash tells a replay from another event under a used id.
-- Returns { result, order_id }: confirmed, already_confirmed, recorded, unknown_order, event_id_reused,
-- or why the money goes back: amount_mismatch, second_capture, stock_gone, coupon_gone, not_expected.
create function public.apply_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_order_id text,
  p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
  v_order public.orders;
  v_payment public.payments;
  v_rank int := case p_kind when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 end;
  v_result text := 'recorded';
begin
  if v_rank is null then
    raise sqlstate 'PT422' using message = 'Unknown kind of payment event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.take_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;

  select * into v_order from public.orders where gateway_order_id = p_gateway_order_id for update;
  if not found then
    if p_kind = 'captured' then
      perform private.record_break(
        'unknown_order', p_payment_id, null, p_amount, jsonb_build_object('currency', p_currency), p_gateway_order_id
      );
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order')
      where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;

  insert into public.payments as known (payment_id, order_id, amount, currency, status, method, raw)
    values (p_payment_id, v_order.id, p_amount, p_currency, p_kind, p_method, p_raw)
    on conflict (payment_id) do update
      set status = excluded.status, amount = excluded.amount, method = coalesce(excluded.method, known.method),
        raw = excluded.raw
      where known.rank < v_rank and known.order_id = excluded.order_id
    returning * into v_payment;

  -- No row is returned when the event brings nothing new: lower or equal ranks never overwrite.
  if found then
    if p_kind = 'captured' then
      v_result := private.settle_capture(v_order, v_payment);
      perform private.apply_waiting_refunds(v_order.id, p_payment_id);
      perform private.resolve_break('unknown_order', p_payment_id, 'Its order became known');
    elsif v_order.payment_method = 'online' and v_order.paid_by is null and (
      (p_kind = 'authorized' and v_order.status in ('Pending Payment', 'Cancelled'))
      or (p_kind = 'failed' and v_order.status = 'Pending Payment' and v_order.payment_status = 'created')
    ) then
      update public.orders
        set payment_status = case p_kind when 'failed' then 'attempted_failed' else 'authorized' end
        where id = v_order.id;
      perform private.record_order_event(
        v_order.id, 'payment_' || p_kind, null, null, 'system', '', jsonb_build_object('payment_id', p_payment_id)
      );
    end if;
    perform private.follow_disputes(v_order.id);
  elsif v_order.paid_by = p_payment_id then
    v_result := 'already_confirmed';
  end if;
  return private.close_event(p_event_id, jsonb_build_object('result', v_result, 'order_id', v_order.order_id));
end $$;
