-- p_kind: failed | authorized | captured. p_amount: rupees. p_body_hash distinguishes a replay from another event with a
-- used id. Returns { result, order_id }: confirmed, already_confirmed, recorded, unknown_order, event_id_reused, or why
-- the payment is refunded: amount_mismatch, second_capture, stock_gone, coupon_gone, group_closed, not_expected.
create function public.apply_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_gateway_order_id text,
  p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
  v_order public.orders;
begin
  if (p_kind in ('failed', 'authorized', 'captured')) is not true then
    raise sqlstate 'PT422' using message = 'Unknown kind of payment event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;

  select * into v_order from public.orders
    where gateway_order_id = p_gateway_order_id or former_gateway_order_ids @> array[p_gateway_order_id] for update;
  if not found then
    -- A payment that staff have matched to an order is already known.
    if p_kind = 'captured' and not exists (select from public.payments where payment_id = p_payment_id) then
      perform private.record_break(
        'unknown_order', p_payment_id, null, p_amount, jsonb_build_object('currency', p_currency), p_gateway_order_id
      );
    end if;
    update public.webhook_events set result = jsonb_build_object('result', 'unknown_order')
      where event_id = p_event_id;
    return jsonb_build_object('result', 'unknown_order');
  end if;

  return private.close_event(p_event_id, jsonb_build_object(
    'result', private.book_payment(v_order, p_payment_id, p_kind, p_amount, p_currency, p_method, p_raw),
    'order_id', v_order.order_id
  ));
end $$;
