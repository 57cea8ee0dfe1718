create function private.grants_of_leads() returns void
language sql set search_path = '' as $$
  grant select on public.user_leads, public.lead_list to authenticated;
  grant execute on function public.lead_offer() to anon, authenticated;
  grant execute on function
    public.popup_result(int), public.delete_leads(bigint[]),
    public.stop_leads(bigint[]), public.resend_lead_code(bigint),
    public.record_lead_export(text)
    to authenticated;
$$;
