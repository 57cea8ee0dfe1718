create function public.popup_result(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.popup_result(p_days) $$;
