-- The code of a lead if it is valid for at least another day; otherwise null.
create function private.valid_lead_code(p_lead public.user_leads) returns text
language sql stable set search_path = '' as $$
  select code from public.coupons
  where code = p_lead.coupon_code and is_active and used = 0 and coalesce(ends_at, 'infinity') > private.now() + interval '1 day'
$$;
