create function public.add_staff_job_items(p_id uuid, p_items jsonb) returns int
language sql set search_path = '' as $$ select private.add_staff_job_items(p_id, p_items) $$;
