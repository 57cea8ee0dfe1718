-- Cancels a job of the caller, or any job for staff who change settings. Finished work stays. False when it had ended.
create function public.cancel_staff_job(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs where id = p_id for update;
  if not found or v_job.started_by is distinct from (select auth.uid()) or private.staff_role() is null then
    perform private.require_permission('settings.write');
  end if;
  update public.staff_jobs set state = 'cancelled', finished_at = private.now(), lease = null, lease_until = null
    where id = p_id and state in ('prepared', 'queued', 'running');
  return found;
end $$;
