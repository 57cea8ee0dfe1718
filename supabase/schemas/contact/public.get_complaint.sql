-- What the link of a complaint shows: its state, and nothing about its sender. Null when it is deleted or has another topic.
create function public.get_complaint(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', complaint_number, 'state', state, 'created_at', created_at, 'answer_due_at', answer_due_at,
    'solve_due_at', solve_due_at, 'answered_at', answered_at, 'solved_at', solved_at
  )
  from public.contact_messages where id = p_id and topic = 'complaint'
$$;
