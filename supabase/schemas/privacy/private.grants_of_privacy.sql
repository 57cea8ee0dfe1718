create function private.grants_of_privacy() returns void
language sql set search_path = '' as $$
  grant select on public.nominees, public.privacy_requests, public.staff_reads to authenticated;
  grant execute on function public.processors() to anon, authenticated;
  grant execute on function
    public.record_staff_read(text, text),
    public.get_admin_privacy_request(uuid),
    public.export_person(uuid),
    public.erase_person(uuid),
    public.close_privacy_request(uuid, text, text)
    to authenticated;
$$;
