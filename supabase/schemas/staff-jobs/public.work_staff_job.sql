-- Processes the next items of a job and its position in one transaction, so that none is processed twice. The function
-- of the job's kind processes each item and returns its outcome in a word; a refused one is logged and does not affect
-- the others. Returns the job's state; null when another runner has it now.
create function public.work_staff_job(p_id uuid, p_lease uuid, p_limit int default 50) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.lock_staff_job(p_id, p_lease);
  v_kind private.staff_job_kinds;
  v_items jsonb[];
  v_item jsonb;
  v_position int := v_job.done_count;
  v_outcome text;
  v_counts jsonb := '{}';
  v_log text[] := '{}';
begin
  if v_job.id is null then
    return (select state from public.staff_jobs where id = p_id and state <> 'running');
  end if;
  select * into v_kind from private.staff_job_kinds where kind = v_job.kind;
  v_items := array(
    select item from private.staff_job_items
    where job_id = p_id and position > v_job.done_count order by position limit p_limit
  );
  if v_kind.lock_function is not null then
    execute format('select private.%I($1)', v_kind.lock_function) using v_items;
  end if;
  foreach v_item in array v_items loop
    v_position := v_position + 1;
    begin
      execute format('select private.%I($1, $2)', v_kind.item_function) into v_outcome
        using v_item, v_job.input || jsonb_build_object('job_id', p_id, 'position', v_position);
    exception
      when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        v_outcome := 'refused';
        v_log := v_log || concat(coalesce(v_item ->> 'label' || ': ', ''), sqlerrm);
      when integrity_constraint_violation or data_exception then
        v_outcome := 'refused';
        v_log := v_log || concat(coalesce(v_item ->> 'label' || ': ', ''), private.explain_violation(sqlstate));
    end;
    v_counts := v_counts || jsonb_build_object(v_outcome, coalesce((v_counts ->> v_outcome)::int, 0) + 1);
  end loop;
  perform private.save_staff_job(
    v_job, v_job.done_count + cardinality(v_items), null, v_counts, v_log
  );
  if v_job.done_count + cardinality(v_items) < v_job.total_count and cardinality(v_items) > 0 then
    return 'running';
  end if;
  perform private.end_staff_job(p_id, 'done');
  return 'done';
end $$;
