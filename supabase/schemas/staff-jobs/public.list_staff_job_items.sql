create function public.list_staff_job_items(p_id uuid, p_after int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.list_staff_job_items(p_id, p_after, p_limit) $$;
