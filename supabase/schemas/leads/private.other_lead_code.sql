-- A code beside a lead's emailed one, for a visitor who enters the same address elsewhere: a stranger, perhaps, whose
-- order must not use up the other. At most five unused ones; then it is the newest again.
create function private.other_lead_code(p_lead public.user_leads) returns text
language plpgsql set search_path = '' as $$
declare
  v_codes text[] := array(
    select code from public.coupons
    where batch = md5('kapas/leads')::uuid and owner_email_key = p_lead.email_key and code <> p_lead.coupon_code
      and is_active and used = 0 and ends_at > private.now() + interval '1 day'
    order by created_at desc, id desc
  );
begin
  return case when cardinality(v_codes) < 5 then private.create_lead_code(p_lead.email) else v_codes[1] end;
end $$;
