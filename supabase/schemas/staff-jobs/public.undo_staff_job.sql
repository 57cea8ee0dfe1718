-- Undoes an ended job of the caller by a job of the same kind with the items that the first one recorded; idempotent.
-- Returns what start_staff_job returns. PT409 running, nothing_to_undo: its items are retained for a week.
create function public.undo_staff_job(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
  v_undo uuid;
  v_answer jsonb;
begin
  select * into v_job from public.staff_jobs where id = p_id and started_by = (select auth.uid()) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This job no longer exists', hint = 'not_found';
  end if;
  if v_job.undone_by is not null then
    return jsonb_build_object('is', 'started', 'id', v_job.undone_by);
  elsif v_job.finished_at is null then
    raise sqlstate 'PT409' using message = 'It hasn''t ended yet', hint = 'running';
  end if;
  v_undo := public.prepare_staff_job(
    v_job.kind, v_job.subject, left('Undo: ' || v_job.title, 200), jsonb_build_object('reason', 'adjust')
  );
  insert into private.staff_job_items (job_id, position, item)
    select v_undo, row_number() over (order by position), undo
    from private.staff_job_items where job_id = p_id and undo is not null;
  if not found then
    raise sqlstate 'PT409' using message = 'There''s nothing to withdraw', hint = 'nothing_to_undo';
  end if;
  update public.staff_jobs set total_count = (select count(*) from private.staff_job_items where job_id = v_undo)
    where id = v_undo;
  v_answer := public.start_staff_job(v_undo);
  if v_answer ->> 'is' = 'busy' then
    delete from public.staff_jobs where id = v_undo;
  else
    update public.staff_jobs set undone_by = v_undo where id = p_id;
  end if;
  return v_answer;
end $$;
