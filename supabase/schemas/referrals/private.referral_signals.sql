-- Suspicious facts of an order through a link when it is placed. Each may have a good reason; private.referral_risk()
-- adds them up.
create function private.referral_signals(p_referral private.referrals, p_order public.orders) returns text[]
language sql stable set search_path = '' as $$
  with others as (
    select r.*, o.phone from private.referrals r join public.orders o on o.id = r.order_id
    where r.referrer_id = p_referral.referrer_id and r.order_id <> p_referral.order_id
      and r.created_at > private.now() - interval '90 days' and private.email_key(o.email) <> private.email_key(p_order.email)
  )
  select coalesce(array_agg(signal order by signal), '{}') from (
    select 'network' as signal where exists (
      select from private.referral_devices d where d.user_id = p_referral.referrer_id and d.visitor = p_referral.visitor
    )
    union all
    select 'pincode' where exists (
      select from public.user_addresses a
      where a.user_id = p_referral.referrer_id and a.pincode = p_order.shipping_address ->> 'pincode'
    )
    union all
    select 'shared_device' where exists (select from others where browser_key_hash = p_referral.browser_key_hash)
    union all
    select 'shared_phone' where exists (select from others where phone = p_order.phone)
    union all
    select 'shared_address' where exists (select from others where address_key = p_referral.address_key)
    union all
    select 'many_orders' where (select count(*) >= 5 from others where created_at > private.now() - interval '1 day')
    union all
    select 'each_other' where exists (
      select from private.referrals back join public.orders o on o.id = back.order_id
      where back.referrer_id = p_order.user_id and o.user_id = p_referral.referrer_id
    )
  ) as found
$$;
