create function public.desk_designs(p_order_number text) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_designs(p_order_number) $$;
