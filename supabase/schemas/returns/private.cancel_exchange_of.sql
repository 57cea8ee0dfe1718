-- Cancels the exchange order of a closed return, if it has one: an admin can until it is shipped, its customer until
-- production.
create function private.cancel_exchange_of(p_request public.return_requests, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_exchange public.orders;
begin
  if p_request.kind <> 'exchange' then
    return;
  end if;
  select * into v_exchange from public.orders where id = p_request.exchange_order_id for update;
  if not private.may_order_move(v_exchange.status, 'Cancelled', p_actor) then
    raise sqlstate 'PT409' using message = 'The exchange has already shipped', hint = 'exchange_sent';
  end if;
  perform private.move_order(v_exchange, 'Cancelled', p_actor, p_actor, p_note);
end $$;
