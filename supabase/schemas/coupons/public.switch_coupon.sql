-- Switches a coupon off or on; repeating it changes nothing. PT404.
create function public.switch_coupon(p_id bigint, p_is_active boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('offers.write');
  perform private.lock_coupons('{}', p_id);
  if not exists (select from public.coupons where id = p_id) then
    raise sqlstate 'PT404' using message = 'This coupon no longer exists', hint = 'not_found';
  end if;
  update public.coupons set is_active = p_is_active where id = p_id and is_active <> p_is_active;
end $$;
