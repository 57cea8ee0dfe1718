-- The first items of a job that the caller has prepared, for its preview.
create function public.list_staff_job_items(p_id uuid, p_after int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(i.item order by i.position), '[]')
  from (
    select position, item from private.staff_job_items
    where job_id = p_id and position > p_after
      and exists (
        select from public.staff_jobs j
        where j.id = p_id and j.started_by = (select auth.uid()) and private.staff_role() is not null
      )
    order by position limit least(p_limit, 1000)
  ) as i
$$;
