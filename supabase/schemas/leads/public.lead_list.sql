create view public.lead_list as
select l.id, l.email, l.phone, l.name, l.source, l.utm, l.converted, l.coupon_code, l.coupon_used, l.ip_address, l.consent_version,
  l.consented_at, l.is_stopped, l.created_at,
  l.email || ' ' || coalesce(l.name, '') || ' ' || coalesce(l.phone, '') || ' ' || coalesce(l.coupon_code, '') as words
from public.user_leads l
where (select private.may('customers.read'));
