create function public.send_message_again(p_order_number text, p_message_id bigint) returns void
language sql set search_path = '' as $$ select private.send_message_again(p_order_number, p_message_id) $$;
