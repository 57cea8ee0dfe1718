-- Why a customer can't use a coupon now, by facts that only the database has, or null. p_except: an order of the same
-- customer that the new one replaces. Without an address, a personal code may be another person's.
create function private.find_coupon_problem(
  p_coupon public.coupons, p_user_id uuid, p_email text, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not p_coupon.is_active or private.now() < p_coupon.starts_at or private.now() >= coalesce(p_coupon.ends_at, 'infinity')
      then 'over'
    when p_coupon.owner_user_id is not null and p_coupon.owner_user_id is distinct from p_user_id then 'not_yours'
    when private.email_key(p_email) <> p_coupon.owner_email_key then 'not_yours'
    when p_coupon.used - coalesce((
      select 1 from public.coupon_redemptions
      where order_id = p_except and coupon_id = p_coupon.id and released_at is null
    ), 0) >= p_coupon.max_uses then 'used_up'
    when p_coupon.is_first_order_only and exists (
      select 1 from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'not_first_order'
    when p_coupon.max_uses_per_customer <= (
      select count(*) from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.coupon_id = p_coupon.id and private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'used_by_you'
  end
$$;
