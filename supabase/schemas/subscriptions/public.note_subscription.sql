create function public.note_subscription(p_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.note_subscription(p_id, p_note) $$;
