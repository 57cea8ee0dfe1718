create function public.submission_desk(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.submission_desk(p_id) $$;
