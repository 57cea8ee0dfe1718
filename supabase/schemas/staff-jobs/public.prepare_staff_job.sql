create function public.prepare_staff_job(p_kind text, p_subject text, p_title text, p_input jsonb) returns uuid
language sql set search_path = '' as $$ select private.prepare_staff_job(p_kind, p_subject, p_title, p_input) $$;
