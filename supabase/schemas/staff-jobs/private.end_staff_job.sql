create function private.end_staff_job(p_id uuid, p_state text, p_problem text default null) returns void
language sql set search_path = '' as $$
  update public.staff_jobs
    set state = p_state, problem = p_problem, finished_at = private.now(), lease = null, lease_until = null
    where id = p_id
$$;
