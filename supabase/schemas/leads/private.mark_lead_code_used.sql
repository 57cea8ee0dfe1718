-- Marks the lead whose code an order uses, or no longer uses.
create function private.mark_lead_code_used() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads set coupon_used = new.used > 0
    where email_key = new.owner_email_key and coupon_code = new.code and coupon_used <> (new.used > 0);
  return null;
end $$;

create trigger coupons_lead_used after update of used on public.coupons
  for each row when (old.used <> new.used and new.batch = md5('kapas/leads')::uuid) execute function private.mark_lead_code_used();
