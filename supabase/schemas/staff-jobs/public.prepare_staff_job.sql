-- Creates a job that its creator starts later; deleted after a day. p_subject: of two jobs of one kind and subject only
-- one runs at a time. Returns its id.
create function public.prepare_staff_job(p_kind text, p_subject text, p_title text, p_input jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.require_job_kind(p_kind);
  if pg_column_size(p_input) > 100000 then
    raise sqlstate 'PT413' using message = 'That''s too large', hint = 'too_large';
  end if;
  insert into public.staff_jobs (kind, permission, subject, title, input, started_by, starter_name)
    select kind, permission, p_subject, p_title, p_input, (select auth.uid()), private.format_person_name((select auth.uid()))
    from private.staff_job_kinds where kind = p_kind
    returning id into v_id;
  return v_id;
end $$;
