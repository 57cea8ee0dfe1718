create function public.step_subscription(p_id uuid, p_version int, p_step text, p_charges int, p_note text) returns void
language sql set search_path = '' as $$ select private.step_subscription(p_id, p_version, p_step, p_charges, p_note) $$;
