create function public.owns_order(p_order_id text) returns boolean
language sql stable set search_path = '' as $$ select private.owns_order(p_order_id) $$;
