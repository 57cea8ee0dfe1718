-- The products of an account's last twelve parcels.
create function private.recent_parcel_products(p_subscription private.subscriptions) returns setof bigint
language sql stable set search_path = '' as $$
  select i.product_id
  from (
    select c.order_id
    from private.subscriptions s join private.subscription_charges c on c.subscription_id = s.id
    where (s.id = p_subscription.id or s.user_id = p_subscription.user_id) and c.order_id is not null
    order by c.paid_at desc limit 12
  ) as parcel
  join public.order_items i on i.order_id = parcel.order_id
$$;
