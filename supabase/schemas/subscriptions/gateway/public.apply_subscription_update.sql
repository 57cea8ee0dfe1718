-- Applies a gateway update of a subscription. p_event_id: of a webhook, applied once; null: the gateway was polled. p_update: {
-- gateway_subscription_id } and what apply_gateway_update() reads. Returns { result }: recorded, unknown_subscription or event_id_reused.
create function public.apply_subscription_update(
  p_event_id text, p_event_type text, p_body_hash text, p_update jsonb
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row private.subscriptions;
  v_answer jsonb;
begin
  if p_event_id is not null then
    v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, 'subscription ' || (p_update ->> 'gateway_subscription_id'), '{}');
    if v_answer is not null then
      return v_answer;
    end if;
  end if;
  v_row := private.lock_subscription_by_gateway_id(p_update ->> 'gateway_subscription_id');
  if v_row.id is not null then
    perform private.apply_gateway_update(v_row, p_update);
  end if;
  v_answer := jsonb_build_object('result', case when v_row.id is null then 'unknown_subscription' else 'recorded' end);
  return case when p_event_id is null then v_answer else private.close_event(p_event_id, v_answer) end;
end $$;
