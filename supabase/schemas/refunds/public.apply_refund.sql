-- The only writer of the gateway's facts about refunds, for webhook and poller alike. p_status: pending | processed |
-- failed. p_refund_id: our id, if the gateway returned it; refunds made in its dashboard have none. Rupees. Returns {
-- result }: the status after the call, unknown_order (stored until the payment is known), or event_id_reused.
create function public.apply_refund(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_refund_id text, p_payment_id text, p_status text,
  p_amount numeric, p_raw jsonb, p_refund_id uuid default null, p_why text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order_id uuid;
  v_answer jsonb;
  v_fact jsonb := jsonb_build_object(
    'gateway_refund_id', p_gateway_refund_id, 'payment_id', p_payment_id, 'status', p_status, 'amount', p_amount,
    'refund_id', p_refund_id, 'why', p_why
  );
begin
  if p_status not in ('pending', 'processed', 'failed') or (p_amount > 0) is not true then
    raise sqlstate 'PT422' using message = 'Unknown kind of refund event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw || v_fact);
  if v_answer is not null then
    return v_answer;
  end if;
  select order_id into v_order_id from public.payments where payment_id = p_payment_id and status = 'captured';
  if not found then
    -- A bank refunds its verification charge automatically; a charge already has its order or its refund.
    if not exists (select from private.mandate_payments where payment_id = p_payment_id) then
      perform private.record_break('unknown_order', p_payment_id, null, p_amount, v_fact);
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order') where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;
  perform 1 from public.orders where id = v_order_id for update;
  return private.close_event(
    p_event_id, jsonb_build_object('result', private.apply_refund_fact(v_order_id, v_fact))
  );
end $$;
