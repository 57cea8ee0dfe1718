-- Deletes the browsers and networks of orders after 90 days; signals found until then stay.
create function public.purge_referral_traces(p_limit int default 500) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  delete from private.referral_devices where (user_id, browser_key_hash) in (
    select user_id, browser_key_hash from private.referral_devices
    where seen_at < private.retained_since('referral_devices') order by seen_at limit p_limit for update skip locked
  );
  update private.referrals set browser_key_hash = null, visitor = null, address_key = null where order_id in (
    select order_id from private.referrals
    where created_at < private.retained_since('referrals') and address_key is not null
    order by created_at limit p_limit for update skip locked
  );
  get diagnostics v_count = row_count;
  return v_count;
end $$;
