-- The currency of a payment; without one it is rupees, because cash and UPI have no other.
create function private.currency_of_payment(p_payment_id text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select currency from public.payments where payment_id = p_payment_id), 'INR')
$$;
