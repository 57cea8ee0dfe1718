-- One message per topic, order and p_data, however often it is queued.
create function private.queue_message(p_topic text, p_order_id uuid, p_data jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data) values (p_topic, p_order_id, p_data)
  on conflict do nothing
$$;
