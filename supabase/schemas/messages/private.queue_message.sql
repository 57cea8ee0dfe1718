-- One message per topic and order, whoever asks for it and how often.
create function private.queue_message(p_topic text, p_order public.orders) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, aggregate, payload)
  values (p_topic, p_order.id::text, jsonb_build_object('order_id', p_order.order_id))
  on conflict (topic, aggregate) do nothing
$$;
