-- For the function of a kind: what takes its piece back, as a piece of the same kind. p_input is what it was given.
create function private.note_undo(p_input jsonb, p_undo jsonb) returns void
language sql set search_path = '' as $$
  update private.staff_job_items set undo = p_undo
    where job_id = (p_input ->> 'job_id')::uuid and position = (p_input ->> 'position')::int
$$;
