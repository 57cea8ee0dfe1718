create function public.step_return(
  p_order_number text, p_return_id uuid, p_step text, p_note text default '', p_lines jsonb default null
) returns void
language sql set search_path = '' as $$ select private.step_return(p_order_number, p_return_id, p_step, p_note, p_lines) $$;
