-- Ends all sessions of a customer; returns how many there were.
create function public.sign_out_customer(p_user_id uuid) returns int
language sql set search_path = '' as $$ select private.sign_out_customer(p_user_id) $$;
