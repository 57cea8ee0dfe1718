-- A single-use code for one person: the owner of an account, or anyone who orders with an address. All codes of a
-- campaign are one set in the admin. p_rules: as in coupon_of().
create function private.issue_coupon(p_campaign text, p_prefix text, p_rules jsonb, p_user_id uuid, p_email text)
  returns public.coupons
language plpgsql set search_path = '' as $$
declare
  v_new public.coupons := private.coupon_of(p_rules);
begin
  v_new.batch := md5('kapas/' || p_campaign)::uuid;
  v_new.max_uses := 1;
  v_new.owner_user_id := p_user_id;
  v_new.owner_email_key := private.email_key(p_email);
  return private.insert_coupon(p_prefix, v_new);
end $$;
