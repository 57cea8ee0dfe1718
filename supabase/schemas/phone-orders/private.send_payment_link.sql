-- Sends the payment link by email and SMS: staff have spoken with the customer.
create function private.send_payment_link(p_order_id uuid, p_data jsonb) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data, channel)
  select 'order_payment_link', p_order_id, p_data, channel from unnest(array['email', 'sms']) as channel
  on conflict do nothing
$$;
