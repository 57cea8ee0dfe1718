-- Stores the gateway's plan of a price, or why there is none yet.
create function public.settle_subscription_price(p_id uuid, p_gateway_plan_id text, p_error text default null) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  update private.subscription_prices
    set gateway_plan_id = coalesce(gateway_plan_id, p_gateway_plan_id),
      last_error = case when p_gateway_plan_id is null then left(p_error, 400) end
    where id = p_id
$$;
