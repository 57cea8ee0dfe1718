-- What a mail about a decision says. Null when the decision is another one by now.
create function public.find_submission_mail(p_submission_id text, p_rev int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'name', v.name, 'status', s.status, 'reasons', s.reasons, 'answer', s.answer)
  from public.submissions s join public.design_versions v on v.id = s.version_id
  where s.id::text = p_submission_id and s.rev = p_rev
$$;
