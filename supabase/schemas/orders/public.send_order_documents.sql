-- Queues an email with links to the order's invoice and credit notes. PT404; PT409 no_documents · waits.
create function public.send_order_documents(p_order_number text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.write');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if not exists (select from public.invoices where order_id = v_order.id) then
    raise sqlstate 'PT409' using message = 'It has no invoice yet', hint = 'no_documents';
  end if;
  perform private.refuse_just_sent(v_order.id, 'order_documents', 'email');
  insert into public.outbox (topic, order_id, data) values ('order_documents', v_order.id, jsonb_build_object('again', private.now()));
  perform private.record_order_event(
    v_order.id, 'message_again', null, null, 'admin', '', '{"topic": "order_documents", "channel": "email"}'
  );
end $$;
