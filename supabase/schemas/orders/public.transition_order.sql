-- The only way to change a status by hand. p_actor: system | customer | admin. PT409: bad_transition, also for a customer who
-- cancels a paid tee of a group, whose price the others share; returns_open: the
-- return window is still open; exchange_waits, disputed, refunded: the exchange may not be produced now; art_review,
-- art_refused: see find_art_hold(); group_open: the group order isn't settled.
create function public.transition_order(p_order_id uuid, p_to text, p_actor text, p_note text default '')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  -- Steps triggered by time, payments and returns are never made by hand.
  v_by text := case when p_actor in ('system', 'customer', 'admin') then p_actor end;
begin
  perform private.check_order_move(v_order.status, p_to, v_by);
  if p_to = 'Cancelled' and v_by = 'customer' and v_order.status = 'Confirmed' and v_order.group_id is not null then
    raise sqlstate 'PT409' using message = 'A paid tee of a group is cancelled by the shop', hint = 'bad_transition';
  end if;
  if p_to = 'RTO' and v_order.payment_status = 'cod_collected' then
    raise sqlstate 'PT409' using message = 'A parcel paid for on delivery can''t be returned to sender', hint = 'bad_transition';
  elsif p_to = 'Completed' and private.returns_close_at(v_order) > private.now() then
    raise sqlstate 'PT409' using message = 'The return window is still open', hint = 'returns_open';
  elsif v_order.exchange_of is not null and p_to in ('In Production', 'Packed', 'Shipped') then
    perform private.require_exchange_ready(v_order);
  end if;
  if p_to = 'In Production' and private.find_group_hold(v_order) is not null then
    raise sqlstate 'PT409' using message = 'The group order isn''t closed yet', hint = 'group_open';
  end if;
  if p_to = 'In Production' and private.find_art_hold(p_order_id) is not null then
    raise sqlstate 'PT409' using message = 'A design of this order isn''t approved', hint = private.find_art_hold(p_order_id);
  end if;
  return private.move_order(v_order, p_to, v_by, p_actor, p_note);
end $$;
