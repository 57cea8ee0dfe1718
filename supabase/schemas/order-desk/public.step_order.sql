create function public.step_order(
  p_order_number text, p_seen text, p_step text, p_note text default '', p_parcels jsonb default null
) returns text
language sql set search_path = '' as $$ select private.step_order(p_order_number, p_seen, p_step, p_note, p_parcels) $$;
