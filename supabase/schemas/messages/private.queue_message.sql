-- One message for each topic and order, and for each thing of the order that p_data names, whoever asks for it and how often.
create function private.queue_message(p_topic text, p_order_id uuid, p_data jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data) values (p_topic, p_order_id, p_data)
  on conflict do nothing
$$;
