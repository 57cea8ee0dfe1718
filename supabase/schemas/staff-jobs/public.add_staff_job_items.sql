-- Appends items to a job that its creator has not started. Returns how many it has now.
create function public.add_staff_job_items(p_id uuid, p_items jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs
    where id = p_id and started_by = (select auth.uid()) and state = 'prepared' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This job no longer exists', hint = 'not_found';
  end if;
  perform private.require_job_kind(v_job.kind);
  if v_job.total_count + jsonb_array_length(p_items) > private.max_job_items(v_job.kind) then
    raise sqlstate 'PT413' using message = 'That''s too much for one job', hint = 'too_large';
  end if;
  insert into private.staff_job_items (job_id, position, item)
  select p_id, v_job.total_count + i.position, i.item
  from jsonb_array_elements(p_items) with ordinality as i (item, position);
  update public.staff_jobs set total_count = total_count + jsonb_array_length(p_items) where id = p_id
    returning total_count into v_job.total_count;
  return v_job.total_count;
end $$;
