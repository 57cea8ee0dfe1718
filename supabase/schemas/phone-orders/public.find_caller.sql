-- What is known of the owner of a phone: name and e-mail of the last order, proven orders (at most 50), parcels refused,
-- and up to 5 addresses. Asks for orders.write and customers.read.
create function public.find_caller(p_phone text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_caller(p_phone) $$;
