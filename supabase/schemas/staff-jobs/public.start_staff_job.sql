-- Queues a prepared job; idempotent. Returns {is: "started", id}, or {is: "busy", id} with the job of the same kind and
-- subject that must end first.
create function public.start_staff_job(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
  v_first uuid;
begin
  select * into v_job from public.staff_jobs where id = p_id and started_by = (select auth.uid()) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This job no longer exists', hint = 'not_found';
  end if;
  perform private.require_job_kind(v_job.kind);
  if v_job.state <> 'prepared' then
    return jsonb_build_object('is', 'started', 'id', p_id);
  end if;
  loop
    begin
      update public.staff_jobs set state = 'queued', queued_at = private.now() where id = p_id;
      return jsonb_build_object('is', 'started', 'id', p_id);
    exception when unique_violation then
      select id into v_first from public.staff_jobs
        where kind = v_job.kind and subject = v_job.subject and state in ('queued', 'running');
      if found then
        return jsonb_build_object('is', 'busy', 'id', v_first);
      end if;
    end;
  end loop;
end $$;
