-- Sends a price to the gateway at once, before the jobs retry. PT404: it is deleted, or the gateway has it.
create function public.retry_subscription_price(p_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('subscriptions.plans');
  update private.subscription_prices set next_at = private.now() where id = p_id and gateway_plan_id is null;
  if not found then
    raise sqlstate 'PT404' using message = 'The gateway already has this price', hint = 'not_found';
  end if;
end $$;
