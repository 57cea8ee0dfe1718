create function public.find_stock(p_text text, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.find_stock(p_text, p_limit) $$;
