create function private.grants_of_staff_jobs() returns void
language sql set search_path = '' as $$
  grant select on public.staff_jobs to authenticated;
  grant execute on function
    private.staff_role(),
    public.prepare_staff_job(text, text, text, jsonb),
    public.add_staff_job_items(uuid, jsonb),
    public.list_staff_job_items(uuid, int, int),
    public.start_staff_job(uuid),
    public.undo_staff_job(uuid),
    public.cancel_staff_job(uuid)
    to authenticated;
$$;
