create function public.my_orders(p_offset int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.my_orders(p_offset, p_limit) $$;
