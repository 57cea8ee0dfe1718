-- Locks the subscription of the gateway's id, after the one it replaces: no row when it is unknown.
create function private.lock_subscription_by_gateway_id(p_gateway_subscription_id text) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  perform from private.subscriptions s
    where s.gateway_subscription_id = p_gateway_subscription_id or s.id = (
      select follows from private.subscriptions where gateway_subscription_id = p_gateway_subscription_id
    )
    order by s.created_at, s.id for no key update;
  select * into v_row from private.subscriptions where gateway_subscription_id = p_gateway_subscription_id;
  return v_row;
end $$;
