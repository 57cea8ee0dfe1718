-- Records one run of the jobs: [{ job, ok, ms, problem }]. A failure retains the time of the last success.
create function public.record_job_runs(p_runs jsonb) returns void
language sql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  insert into private.job_runs as j (job, ran_at, took_ms, ok_at, failed_at, failures, failures_in_row, problem)
  select job, private.now(), ms, case when ok then private.now() end, case when not ok then private.now() end,
    (not ok)::int, (not ok)::int, case when not ok then left(problem, 300) end
  from jsonb_to_recordset(p_runs) as r (job text, ok boolean, ms int, problem text)
  -- In a fixed order, so that two runners can't deadlock.
  order by job
  on conflict (job) do update set
    ran_at = excluded.ran_at,
    took_ms = excluded.took_ms,
    runs = j.runs + 1,
    ok_at = coalesce(excluded.ok_at, j.ok_at),
    failed_at = coalesce(excluded.failed_at, j.failed_at),
    failures = j.failures + excluded.failures,
    failures_in_row = case when excluded.failures = 0 then 0 else j.failures_in_row + 1 end,
    problem = coalesce(excluded.problem, j.problem)
$$;
