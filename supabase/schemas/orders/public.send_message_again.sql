-- Queues a sent or failed message of the order again. PT404, also for a code, which is deleted once sent; PT409 waits:
-- it is queued, or was sent less than a minute ago.
create function public.send_message_again(p_order_number text, p_message_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_order public.orders;
  v_message public.outbox;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  select * into v_message from public.outbox where id = p_message_id and order_id = v_order.id;
  if not found or v_message.topic = 'cod_code' then
    raise sqlstate 'PT404' using message = 'No such message', hint = 'not_found';
  end if;
  perform private.refuse_just_sent(v_order.id, v_message.topic, v_message.channel);
  insert into public.outbox (topic, order_id, data, channel)
    values (v_message.topic, v_order.id, v_message.data || jsonb_build_object('again', private.now()), v_message.channel);
  perform private.record_order_event(
    v_order.id, 'message_again', null, null, 'admin', '',
    jsonb_build_object('topic', v_message.topic, 'channel', v_message.channel)
  );
end $$;
