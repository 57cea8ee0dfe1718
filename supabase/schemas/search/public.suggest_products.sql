create function public.suggest_products(p_query text, p_limit int default 6) returns jsonb
language sql stable set search_path = '' as $$ select private.suggest_products(p_query, p_limit) $$;
