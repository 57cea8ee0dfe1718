-- The figures of a referrer's row, for the admin's list. The caller holds the row's lock.
create function private.refresh_referrer_totals(p_referrer_id uuid) returns void
language sql set search_path = '' as $$
  update private.referrers as f set
    orders = brought.orders, first_orders = brought.first_orders, sales = brought.sales, tees = brought.tees,
    held = brought.held, refused = brought.refused, risk = brought.risk,
    rewards = given.rewards, used = given.used, cost = given.cost, words = private.format_person_name(p_referrer_id) || ' ' ||
      coalesce((select email from auth.users where id = p_referrer_id), '')
  from (
    select count(*) filter (where counts) as orders, count(*) filter (where counts and is_first_order) as first_orders,
      coalesce(sum(total) filter (where counts), 0) as sales,
      coalesce(sum(tees) filter (where state in ('counts', 'released')), 0) as tees,
      count(*) filter (where state = 'held' and is_sold) as held, count(*) filter (where state = 'refused') as refused,
      coalesce(max(private.referral_risk(signals)) filter (where state <> 'released'), 0) as risk
    from (
      select r.*, o.total, private.is_sold_order(o) as is_sold,
        r.state in ('counts', 'released') and private.is_sold_order(o) as counts
      from private.referrals r join public.orders o on o.id = r.order_id where r.referrer_id = p_referrer_id
    ) as each
  ) as brought, (
    select count(distinct w.number) as rewards, count(o.id) as used, coalesce(sum(o.coupon_discount), 0) as cost
    from private.referral_rewards w
    left join public.orders o on o.coupon_id = w.coupon_id and private.is_sold_order(o)
    where w.referrer_id = p_referrer_id
  ) as given
  where f.referrer_id = p_referrer_id
$$;
