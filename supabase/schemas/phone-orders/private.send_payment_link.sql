-- The link with which the buyer pays an order, by mail and by SMS: somebody of the shop has spoken to them.
create function private.send_payment_link(p_order_id uuid, p_data jsonb) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data, channel)
  select 'order_payment_link', p_order_id, p_data, channel from unnest(array['email', 'sms']) as channel
  on conflict do nothing
$$;
