-- Stores the gateway's id; the first one wins. Returns the stored one. PT404 when it is gone or has ended.
create function public.attach_gateway_subscription(p_id uuid, p_gateway_subscription_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id text;
begin
  update private.subscriptions
    set gateway_subscription_id = coalesce(gateway_subscription_id, p_gateway_subscription_id),
      next_sync_at = coalesce(next_sync_at, private.now() + interval '10 minutes')
    where id = p_id and ended_at is null returning gateway_subscription_id into v_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  return v_id;
end $$;
