-- Why an order is the referrer's own, not a friend's: by account, mailbox, phone, address or browser; null: it is not.
-- An order whose customer was deleted has no such signs.
create function private.referral_refusal(p_referral private.referrals, p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.user_id = p_referral.referrer_id then 'own_account'
    when p_order.email = 'deleted@kapas.invalid' then null
    when exists (
      select from auth.users u
      where u.id = p_referral.referrer_id and private.email_key(u.email) = private.email_key(p_order.email)
    ) or exists (
      select from public.orders o where o.user_id = p_referral.referrer_id
        and private.email_key(o.email) = private.email_key(p_order.email)
    ) then 'own_email'
    when exists (
      select from auth.users u where u.id = p_referral.referrer_id and '+' || ltrim(u.phone, '+') = p_order.phone
    ) or exists (
      select from public.orders o where o.user_id = p_referral.referrer_id and o.phone = p_order.phone
    ) or exists (
      select from public.user_addresses a where a.user_id = p_referral.referrer_id and a.phone = p_order.phone
    ) then 'own_phone'
    when exists (
      select from public.orders o where o.user_id = p_referral.referrer_id
        and private.address_key(o.shipping_address) = p_referral.address_key
    ) or exists (
      select from public.user_addresses a where a.user_id = p_referral.referrer_id
        and private.address_key(to_jsonb(a)) = p_referral.address_key
    ) then 'own_address'
    when exists (
      select from private.referral_devices d
      where d.user_id = p_referral.referrer_id and d.browser_key_hash = p_referral.browser_key_hash
    ) then 'own_device'
  end
$$;
