-- Whether an order uses the coupon, cancelled ones included: its code then can't change.
create function private.is_coupon_used(p_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.coupon_redemptions where coupon_id = p_id)
    or exists (select from public.orders where coupon_id = p_id)
$$;
