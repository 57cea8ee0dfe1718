-- At the end of a runner's time: requeues the job behind the others that wait.
create function public.release_staff_job(p_id uuid, p_lease uuid) returns void
language sql set search_path = '' as $$
  update public.staff_jobs set lease_until = private.now(), lease = null where id = p_id and lease = p_lease and state = 'running'
$$;
