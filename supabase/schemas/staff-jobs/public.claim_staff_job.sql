-- Claims the job that has waited longest, or the given one: a queued one, or one with an expired lease. Its lease is
-- p_seconds long and is extended with each batch. Null when there is none.
create function public.claim_staff_job(p_id uuid default null, p_seconds int default 30) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs
    where (p_id is null or id = p_id)
      and (state = 'queued' or (state = 'running' and coalesce(lease_until, '-infinity') <= private.now()))
    order by coalesce(lease_until, queued_at), id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  if v_job.tries >= private.max_job_attempts() then
    perform private.end_staff_job(
      v_job.id, 'failed', 'It stopped several times at the same place. What was done before stays done.'
    );
    return public.claim_staff_job(p_id, p_seconds);
  end if;
  update public.staff_jobs set
      state = 'running', started_at = coalesce(started_at, private.now()), tries = tries + 1,
      lease = gen_random_uuid(), lease_until = private.now() + make_interval(secs => p_seconds)
    where id = v_job.id returning * into v_job;
  return jsonb_build_object(
    'id', v_job.id, 'kind', v_job.kind, 'lease', v_job.lease, 'input', v_job.input, 'place', v_job.place,
    'done_count', v_job.done_count, 'total_count', v_job.total_count, 'started_by', v_job.started_by
  );
end $$;
