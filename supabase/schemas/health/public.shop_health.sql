create function public.shop_health() returns jsonb
language sql stable set search_path = '' set statement_timeout = '3s' as $$ select private.shop_health() $$;
