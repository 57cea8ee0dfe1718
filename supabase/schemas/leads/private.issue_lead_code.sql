-- A new code for a lead, replacing its current one.
create function private.issue_lead_code(p_lead public.user_leads) returns text
language plpgsql set search_path = '' as $$
declare
  v_code text := private.create_lead_code(p_lead.email);
begin
  update public.user_leads set coupon_code = v_code, coupon_used = false where id = p_lead.id;
  return v_code;
end $$;
