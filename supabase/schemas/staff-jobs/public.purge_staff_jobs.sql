-- Deletes records of deleted files, jobs not started for a day, items of ended jobs after a week, and jobs after 90
-- days.
create function public.purge_staff_jobs(p_file_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.staff_jobs set file = null, file_until = null where id = any (p_file_ids);
  delete from public.staff_jobs where id in (
    select id from public.staff_jobs
    where (state = 'prepared' and created_at < private.now() - interval '1 day')
      or (finished_at < private.retained_since('staff_jobs') and file_until is null)
    order by created_at limit 20 for update skip locked
  );
  delete from private.staff_job_items i using public.staff_jobs j
    where i.job_id = j.id and j.finished_at between private.now() - interval '8 days' and private.now() - interval '7 days'
$$;
