create function private.lock_coupons(p_order_ids uuid[], p_coupon_id bigint default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.coupons
    where id = p_coupon_id or id in (select coupon_id from public.orders where id = any (p_order_ids))
    order by id for no key update;
end $$;
