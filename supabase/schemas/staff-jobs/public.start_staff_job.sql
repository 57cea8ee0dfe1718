create function public.start_staff_job(p_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.start_staff_job(p_id) $$;
