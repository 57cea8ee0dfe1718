-- What a mail about a decision says; what was put away after a refusal is refused still. Null when the decision is another one by now.
create function public.find_submission_mail(p_submission_id uuid, p_rev int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'name', v.name, 'status', case s.status when 'archived' then 'changes_requested' else s.status end,
    'reasons', s.reasons, 'answer', s.answer
  )
  from public.submissions s join public.design_versions v on v.id = s.version_id
  where s.id = p_submission_id and s.rev = p_rev
$$;
