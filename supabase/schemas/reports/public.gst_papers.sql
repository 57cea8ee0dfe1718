create function public.gst_papers(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' as $$ select private.gst_papers(p_from, p_to) $$;
