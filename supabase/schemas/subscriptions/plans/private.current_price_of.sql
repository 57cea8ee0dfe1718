-- The price for a new subscriber of a plan: the newest one that the gateway has.
create function private.current_price_of(p_plan_id bigint) returns uuid
language sql stable set search_path = '' as $$
  select id from private.subscription_prices
  where plan_id = p_plan_id and gateway_plan_id is not null
  order by created_at desc, id desc limit 1
$$;
