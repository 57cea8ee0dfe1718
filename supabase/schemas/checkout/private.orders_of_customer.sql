-- The orders of a customer, identified by account, phone or mailbox.
create function private.orders_of_customer(p_user_id uuid, p_email text, p_phone text) returns setof public.orders
language sql stable set search_path = '' as $$
  select * from public.orders where phone = p_phone
  union select * from public.orders where private.email_key(email) = private.email_key(p_email)
  union select * from public.orders where user_id = p_user_id
$$;
