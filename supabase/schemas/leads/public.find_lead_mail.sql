-- The content of the email with the code; null when the lead is deleted or the code is no longer valid.
create function public.find_lead_mail(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('code', c.code, 'percent', c.value, 'max_discount', c.max_discount, 'ends_at', c.ends_at)
  from public.user_leads l join public.coupons c on c.code = l.coupon_code
  where l.id = p_id and c.is_active and c.used = 0 and coalesce(c.ends_at, 'infinity') > private.now()
$$;
