create function public.move_address(p_order_number text, p_contact jsonb, p_address jsonb, p_seen jsonb) returns void
language sql set search_path = '' as $$ select private.move_address(p_order_number, p_contact, p_address, p_seen) $$;
