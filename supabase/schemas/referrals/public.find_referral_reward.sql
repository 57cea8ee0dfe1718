-- The content of a reward's email; null when its code is used, expired or deleted.
create function public.find_referral_reward(p_user_id uuid, p_number int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('code', c.code, 'ends_at', c.ends_at, 'cap', c.max_discount, 'tees', w.tees)
  from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
  where w.referrer_id = p_user_id and w.number = p_number
    and c.used = 0 and c.is_active and coalesce(c.ends_at, 'infinity') > private.now()
$$;
