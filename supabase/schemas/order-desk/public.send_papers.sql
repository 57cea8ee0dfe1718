create function public.send_papers(p_order_number text) returns void
language sql set search_path = '' as $$ select private.send_papers(p_order_number) $$;
