-- Whether another order of the same person has used up the order's coupon: both were placed before either was proven.
create function private.has_reused_coupon(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.coupons as c
    where c.id = p_order.coupon_id
      and private.find_coupon_problem(c, p_order.user_id, p_order.email, p_order.phone, p_order.id)
        in ('not_first_order', 'used_by_you')
  )
$$;
