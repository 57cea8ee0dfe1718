-- Ends a batch: stores the progress, the items' outcomes and the log entries. The lease starts again.
create function private.save_staff_job(
  p_job public.staff_jobs, p_done int, p_place jsonb, p_counts jsonb, p_log text[]
) returns void
language sql set search_path = '' as $$
  update public.staff_jobs j set
      done_count = p_done,
      place = p_place,
      counts = j.counts || coalesce((
        select jsonb_object_agg(key, coalesce((j.counts ->> key)::int, 0) + value::int) from jsonb_each_text(p_counts)
      ), '{}'),
      log = (j.log || p_log)[:500],
      tries = case when p_done > j.done_count then 0 else j.tries end,
      lease_until = private.now() + interval '30 seconds'
    where id = p_job.id
$$;
