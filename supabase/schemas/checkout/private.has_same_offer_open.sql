-- Whether the same visitor has an open unproven order with the same coupon, limited to one use per person, and the same
-- buyer: both orders would get the discount.
create function private.has_same_offer_open(p_order jsonb, p_coupon public.coupons, p_except uuid) returns boolean
language sql stable set search_path = '' as $$
  select (p_coupon.is_first_order_only or p_coupon.max_uses_per_customer is not null) and exists (
    select 1
    from private.unproven_orders u
    join public.orders o on o.id = u.order_id and o.status in ('Pending Payment', 'COD Review')
    where u.visitor = p_order #>> '{origin,visitor}' and o.coupon_id = p_coupon.id and o.id is distinct from p_except
      and (u.phone = p_order ->> 'phone' or u.email_key = private.email_key(p_order ->> 'email'))
  )
$$;
