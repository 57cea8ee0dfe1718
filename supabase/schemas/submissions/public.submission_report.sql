create function public.submission_report(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.submission_report(p_days) $$;
