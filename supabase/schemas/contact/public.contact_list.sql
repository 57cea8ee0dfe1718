create view public.contact_list as
select m.id, m.name, m.email, m.topic, m.order_number, m.state, m.created_at, left(m.body, 140) as beginning,
  m.complaint_number, m.answer_due_at, m.solve_due_at, m.answered_at, m.solved_at, m.due_at,
  m.owner_name as owner,
  m.name || ' ' || m.email || ' ' || m.order_number || ' ' || coalesce(m.complaint_number, '') || ' ' || m.body as words
from public.contact_messages m
where (select private.may('customers.read'));
