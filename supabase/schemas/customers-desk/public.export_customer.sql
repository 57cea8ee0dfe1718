-- The copy that the customer can take themselves, on a written request; p_note says how it came. Each one is logged.
create function public.export_customer(p_user_id uuid, p_note text) returns jsonb
language sql set search_path = '' as $$ select private.export_customer(p_user_id, p_note) $$;
