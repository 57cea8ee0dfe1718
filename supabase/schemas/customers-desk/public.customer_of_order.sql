-- The account that an order belongs to; null for a guest's.
create function public.customer_of_order(p_order_number text) returns uuid
language sql stable set search_path = '' as $$ select private.customer_of_order(p_order_number) $$;
