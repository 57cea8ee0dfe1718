-- One free T-shirt for the referrer: a single-use code of their account, and its email.
create function private.issue_referral_reward(p_referrer_id uuid, p_number int) returns void
language plpgsql set search_path = '' as $$
declare
  v_rules record := private.referral_rules();
  v_coupon public.coupons;
begin
  v_coupon := private.issue_coupon('referrals', 'TEE-', jsonb_build_object(
    'kind', 'free_item', 'description', 'A free T-shirt for inviting friends', 'max_discount', v_rules.cap,
    'ends_at', private.now() + make_interval(days => v_rules.valid_days),
    'category_ids', array(
      select c.id from public.categories c
      where exists (select from public.products p where p.primary_category_id = c.id and p.cut <> 'accessory') order by c.id
    )
  ), p_referrer_id, null);
  insert into private.referral_rewards (referrer_id, number, tees, coupon_id)
    values (p_referrer_id, p_number, v_rules.tees, v_coupon.id);
  insert into public.outbox (topic, user_id, data)
    values ('referral_reward', p_referrer_id, jsonb_build_object('reward', p_number)) on conflict do nothing;
end $$;
