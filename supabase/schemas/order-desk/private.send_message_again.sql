-- Queues a sent or given-up message of the order again. PT404; PT409 waits: it is on its way, or was sent a minute ago.
create function private.send_message_again(p_order_number text, p_message_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_order public.orders;
  v_message public.outbox;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_message from public.outbox where id = p_message_id and order_id = v_order.id;
  if not found or v_message.data ? 'code' then
    raise sqlstate 'PT404' using message = 'No such message', hint = 'not_found';
  elsif exists (
    select from public.outbox
    where order_id = v_order.id and topic = v_message.topic and channel = v_message.channel
      and ((sent_at is null and dead_at is null) or sent_at > now() - interval '1 minute')
  ) then
    raise sqlstate 'PT409' using message = 'This message is on its way, or was sent a moment ago', hint = 'waits';
  end if;
  insert into public.outbox (topic, order_id, data, channel)
    values (v_message.topic, v_order.id, v_message.data || jsonb_build_object('again', now()), v_message.channel);
  perform private.record_order_event(
    v_order.id, 'message_again', null, null, 'admin', '',
    jsonb_build_object('topic', v_message.topic, 'channel', v_message.channel)
  );
end $$;
