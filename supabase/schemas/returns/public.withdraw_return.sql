-- Cancels a return: the customer keeps the items. PT409 bad_transition: no return is open; picked_up; exchange_sent: the
-- new items are in production.
create function public.withdraw_return(p_order_id uuid, p_actor text default 'customer') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_request public.return_requests;
begin
  if v_order.status <> 'Return Requested' then
    raise sqlstate 'PT409' using message = 'This order has no open return', hint = 'bad_transition';
  end if;
  v_request := private.close_return(
    (select id from public.return_requests where order_id = p_order_id and status = 'Requested'), 'Withdrawn'
  );
  if v_request.picked_up_at is not null then
    raise sqlstate 'PT409' using message = 'The courier has the items', hint = 'picked_up';
  end if;
  perform private.cancel_exchange_of(v_request, p_actor, 'You withdrew the request');
  perform private.record_order_event(p_order_id, 'return_withdrawn', null, null, p_actor);
  return private.update_returned_order(p_order_id, p_actor, 'Withdrawn by its buyer');
end $$;
