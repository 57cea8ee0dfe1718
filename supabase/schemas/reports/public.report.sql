create function public.report(p_report text, p_from timestamptz, p_to timestamptz, p_by text default 'm1', p_limit int default 1000)
returns jsonb
language sql stable set search_path = '' as $$ select private.report(p_report, p_from, p_to, p_by, p_limit) $$;
