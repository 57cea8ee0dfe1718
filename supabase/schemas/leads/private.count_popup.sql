-- Adds to today's sums by India's calendar. No row identifies a visitor.
create function private.count_popup(p_arm text, p_visitors int, p_leads int) returns void
language sql set search_path = '' as $$
  insert into public.lead_popup_days as d (day, arm, visitors, leads)
    values ((private.now() at time zone 'Asia/Kolkata')::date, p_arm, p_visitors, p_leads)
  on conflict (day, arm) do update set visitors = d.visitors + p_visitors, leads = d.leads + p_leads
$$;
