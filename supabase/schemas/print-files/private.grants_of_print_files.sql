create function private.grants_of_print_files() returns void
language sql set search_path = '' as $$
  grant select on public.print_files to authenticated;
  grant execute on function
    public.get_admin_designs(text), public.retry_print_files(text)
    to authenticated;
  grant execute on function
    public.claim_print_work(), public.save_print_files(uuid, jsonb), public.record_print_problem(uuid, text)
    to service_role;
$$;
