create function public.find_stock_codes(p_codes text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.find_stock_codes(p_codes) $$;
