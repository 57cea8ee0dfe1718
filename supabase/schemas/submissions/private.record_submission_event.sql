-- Adds an event to the timeline of a submission. p_by: shopper | staff | order | rule.
create function private.record_submission_event(p_submission public.submissions, p_type text, p_by text) returns void
language sql set search_path = '' as $$
  insert into public.submission_events (submission_id, type, by, actor, actor_name, reasons, answer)
  select p_submission.id, p_type, p_by,
    case when p_by = 'staff' then (select auth.uid()) end,
    case when p_by = 'staff' then private.format_person_name((select auth.uid())) else '' end,
    case when p_type in ('approved', 'changes_requested', 'rejected') then p_submission.reasons else '{}' end,
    case when p_type in ('approved', 'changes_requested', 'rejected') then p_submission.answer
      when p_type = 'submitted' then p_submission.message else '' end
$$;
