-- Deletes the origin of the deleted orders. The person's referrals are deleted with the account.
create function private.delete_referrals_for(p_order_ids uuid[]) returns void
language sql set search_path = '' as $$
  update private.referrals set browser_key_hash = null, visitor = null, address_key = null where order_id = any (p_order_ids)
$$;
