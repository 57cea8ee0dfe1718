create function public.most_missed(p_days int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.most_missed(p_days, p_limit) $$;
