-- A customer's own referral link: tees that count toward the next reward, tees of orders still on their way or in their
-- return window, and the rewards with their codes.
create function public.my_referral() returns jsonb
language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
  mine as materialized (
    select r.state, r.tees, o as placed
    from private.referrals r join public.orders o on o.id = r.order_id
    where r.referrer_id = (select id from me)
  )
  select public.referral_terms() - 'claims' || jsonb_build_object(
    'counted', greatest(0, coalesce((select sum(tees) from mine where state in ('counts', 'released')), 0)
      - coalesce((select sum(w.tees) from private.referral_rewards w where w.referrer_id = (select id from me)), 0)),
    'waiting', coalesce((
      select sum(private.count_kept_tees(placed)) from mine
      where state <> 'refused' and (placed).status not in ('Pending Payment', 'Completed', 'Returned', 'RTO', 'Cancelled')
    ), 0),
    'rewards', coalesce((
      select jsonb_agg(jsonb_build_object(
        'code', c.code, 'ends_at', c.ends_at, 'given_at', w.created_at,
        'state', case when c.used > 0 then 'used' when not c.is_active or c.ends_at <= private.now() then 'over' else 'open' end
      ) order by w.number desc)
      from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
      where w.referrer_id = (select id from me)
    ), '[]')
  )
$$;
