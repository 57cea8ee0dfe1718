create function public.undo_staff_job(p_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.undo_staff_job(p_id) $$;
