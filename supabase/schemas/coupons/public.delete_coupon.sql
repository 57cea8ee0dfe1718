-- Deletes a coupon that no order uses. PT404; PT409 coupon_used.
create function public.delete_coupon(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('offers.write');
  perform private.lock_coupons('{}', p_id);
  if private.is_coupon_used(p_id) then
    raise sqlstate 'PT409' using message = 'This coupon is used on orders', hint = 'coupon_used';
  end if;
  delete from public.coupons where id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This coupon no longer exists', hint = 'not_found';
  end if;
end $$;
