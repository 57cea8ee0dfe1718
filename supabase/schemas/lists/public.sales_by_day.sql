create function public.sales_by_day(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.sales_by_day(p_days) $$;
