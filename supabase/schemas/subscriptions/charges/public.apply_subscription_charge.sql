-- Applies a charge that the gateway has taken, once per payment, from any source. p_event_id: of a webhook; null: the gateway was polled.
-- p_charge: { gateway_subscription_id, payment_id, gateway_order_id, invoice_id, amount, currency, method, paid_at, update }, update as
-- apply_gateway_update() reads it, or null. Rupees. A charge that no subscription agreed to becomes a payment case; one after cancellation is
-- refunded. Returns { result }: charged, already_known, refunded, unknown_subscription, amount_mismatch, not_expected, event_id_reused.
create function public.apply_subscription_charge(
  p_event_id text, p_event_type text, p_body_hash text, p_charge jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_payment_id text := p_charge ->> 'payment_id';
  v_row private.subscriptions;
  v_answer jsonb;
begin
  perform private.lock_payment_id(v_payment_id);
  if p_event_id is not null then
    v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, v_payment_id, '{}');
    if v_answer is not null then
      return v_answer;
    end if;
  end if;
  insert into private.mandate_payments (payment_id, gateway_order_id) values (v_payment_id, p_charge ->> 'gateway_order_id')
    on conflict do nothing;
  v_row := private.lock_subscription_by_gateway_id(p_charge ->> 'gateway_subscription_id');
  if v_row.id is not null and jsonb_typeof(p_charge -> 'update') = 'object' then
    v_row := private.apply_gateway_update(v_row, p_charge -> 'update');
  end if;
  v_answer := jsonb_build_object('result', private.book_charge(v_row, p_charge));
  return case when p_event_id is null then v_answer else private.close_event(p_event_id, v_answer) end;
end $$;
