create function public.owns_order(p_order_number text) returns boolean
language sql stable set search_path = '' as $$ select private.owns_order(p_order_number) $$;
