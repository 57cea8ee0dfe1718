-- The content of an email about a decision, also of a rejected and archived one. Null when the decision has changed.
create function public.find_submission_mail(p_submission_id uuid, p_rev int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'name', v.name, 'status', case s.status when 'archived' then 'changes_requested' else s.status end,
    'reasons', s.reasons, 'answer', s.answer
  )
  from public.submissions s join public.design_versions v on v.id = s.version_id
  where s.id = p_submission_id and s.rev = p_rev
$$;
