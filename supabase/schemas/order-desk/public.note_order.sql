create function public.note_order(p_order_number text, p_body text) returns void
language sql set search_path = '' as $$ select private.note_order(p_order_number, p_body) $$;
