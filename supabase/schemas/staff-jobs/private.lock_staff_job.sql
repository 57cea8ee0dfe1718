-- Starts a batch: locks the job for the holder of its lease, and attributes the batch's changes to the person who started
-- it. Null when the lease is lost, the job was cancelled, or its creator may no longer do this: then it has failed.
create function private.lock_staff_job(p_id uuid, p_lease uuid) returns public.staff_jobs
language plpgsql set search_path = '' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs where id = p_id and lease = p_lease and state = 'running' for update;
  if not found then
    return null;
  end if;
  if not private.staff_member_may(v_job.started_by, v_job.permission) then
    perform private.end_staff_job(
      p_id, 'failed', 'The person who started it may not do this any more. What was done before stays done.'
    );
    return null;
  end if;
  perform set_config('kapas.actor', v_job.started_by::text, true);
  return v_job;
end $$;
