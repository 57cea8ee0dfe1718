-- Records a payment of a subscription that pays no order: subscription.charged reports its charge, and a bank refunds
-- its verification charge automatically. Returns { result }: of_subscription or event_id_reused.
create function public.record_mandate_payment(
  p_event_id text, p_event_type text, p_body_hash text, p_payment_id text, p_gateway_order_id text
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_answer jsonb;
begin
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, p_payment_id, '{}');
  if v_answer is not null then
    return v_answer;
  end if;
  insert into private.mandate_payments (payment_id, gateway_order_id) values (p_payment_id, p_gateway_order_id)
    on conflict do nothing;
  -- Its refund arrived first. An unexpected charge stays a case.
  update public.reconciliation_breaks set resolved_at = private.now(), resolution = 'A payment of a subscription'
    where reason = 'unknown_order' and payment_id = p_payment_id and resolved_at is null and not detail ? 'subscription';
  return private.close_event(p_event_id, '{"result": "of_subscription"}');
end $$;
