-- A cancelled order releases its coupon. A revived order takes it again, or fails when the coupon is used up
-- (coupons_within_uses).
create function private.follow_order_with_coupon() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_is_released boolean := new.status = 'Cancelled';
begin
  update public.coupon_redemptions set released_at = case when v_is_released then private.now() end
    where order_id = new.id and (released_at is null) = v_is_released;
  if found then
    update public.coupons set used = used + case when v_is_released then -1 else 1 end where id = new.coupon_id;
  end if;
  return null;
end $$;

create trigger orders_coupon after update of status on public.orders
  for each row when (new.coupon_id is not null and (old.status = 'Cancelled') <> (new.status = 'Cancelled'))
  execute function private.follow_order_with_coupon();
