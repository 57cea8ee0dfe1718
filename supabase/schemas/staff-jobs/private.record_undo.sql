-- For the function of a job kind: records the item of the same kind that undoes its item. p_input: the function's input.
create function private.record_undo(p_input jsonb, p_undo jsonb) returns void
language sql set search_path = '' as $$
  update private.staff_job_items set undo = p_undo
    where job_id = (p_input ->> 'job_id')::uuid and position = (p_input ->> 'position')::int
$$;
