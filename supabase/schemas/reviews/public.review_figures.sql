create function public.review_figures(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.review_figures(p_days) $$;
