-- For jobs that the server carries out, such as files: the progress, and where to resume. False when the lease is lost
-- or the job was stopped.
create function public.save_staff_job_progress(
  p_id uuid, p_lease uuid, p_done int, p_total int, p_place jsonb, p_log text[] default '{}'
) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.lock_staff_job(p_id, p_lease);
begin
  if v_job.id is null then
    return false;
  end if;
  perform private.save_staff_job(v_job, p_done, p_place, '{}', p_log);
  update public.staff_jobs set total_count = p_total where id = p_id and total_count <> p_total;
  return true;
end $$;
