-- A person's referral data for the data export, without the identity of their friends.
create function private.export_referrals(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'orders_through_link', coalesce((
      select jsonb_agg(jsonb_build_object('placed_on', r.created_at::date, 'counts', r.state in ('counts', 'released'), 'tees', r.tees)
        order by r.created_at)
      from private.referrals r where r.referrer_id = p_user_id
    ), '[]'),
    'rewards', coalesce((
      select jsonb_agg(jsonb_build_object('number', w.number, 'code', c.code, 'created_at', w.created_at) order by w.number)
      from private.referral_rewards w left join public.coupons c on c.id = w.coupon_id where w.referrer_id = p_user_id
    ), '[]'),
    'browsers', coalesce((
      select jsonb_agg(jsonb_build_object('seen_at', d.seen_at) order by d.seen_at)
      from private.referral_devices d where d.user_id = p_user_id
    ), '[]')
  )
$$;
