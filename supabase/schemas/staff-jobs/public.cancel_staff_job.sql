create function public.cancel_staff_job(p_id uuid) returns boolean
language sql set search_path = '' as $$ select private.cancel_staff_job(p_id) $$;
