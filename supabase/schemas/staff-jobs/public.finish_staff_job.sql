-- Ends a job that the server carries out. p_file: {name, parts} of its file, retained for seven days. p_problem: why it
-- failed, for its creator.
create function public.finish_staff_job(
  p_id uuid, p_lease uuid, p_file jsonb default null, p_problem text default null
) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.lock_staff_job(p_id, p_lease);
begin
  if v_job.id is null then
    return false;
  end if;
  update public.staff_jobs
    set file = p_file, file_until = case when p_file is not null then private.now() + interval '7 days' end
    where id = p_id;
  perform private.end_staff_job(p_id, case when p_problem is null then 'done' else 'failed' end, p_problem);
  return true;
end $$;
