-- Rejects a return with a reason for the customer and cancels its exchange. PT409 exchange_sent: the exchange is already
-- sent, so the shop can only receive the items.
create function public.reject_return(p_return_id uuid, p_note text, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Rejected');
begin
  perform private.cancel_exchange_of(
    v_request, 'admin', concat_ws(': ', 'We couldn''t accept the old items', nullif(lower(left(p_note, 1)) || substr(p_note, 2), ''))
  );
  perform private.record_order_event(v_request.order_id, 'return_rejected', null, null, p_actor, p_note);
  perform private.queue_message('return_rejected', v_request.order_id, jsonb_build_object('return_id', p_return_id));
  return private.update_returned_order(v_request.order_id, p_actor, p_note);
end $$;
