create function public.retry_print_files(p_order_number text) returns void
language sql set search_path = '' as $$ select private.retry_print_files(p_order_number) $$;
