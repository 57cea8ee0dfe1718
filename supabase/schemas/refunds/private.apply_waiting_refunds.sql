-- Applies refunds that arrived before their payment.
create function private.apply_waiting_refunds(p_order_id uuid, p_payment_id text) returns void
language plpgsql set search_path = '' as $$
declare
  v_event public.webhook_events;
begin
  for v_event in
    select * from public.webhook_events
    where applied_at is null and raw ->> 'payment_id' = p_payment_id and raw ? 'gateway_refund_id'
    order by received_at, event_id for update
  loop
    perform private.close_event(v_event.event_id, jsonb_build_object(
      'result', private.apply_refund_fact(p_order_id, v_event.raw)
    ));
  end loop;
end $$;
