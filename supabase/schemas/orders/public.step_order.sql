-- One step of an order by staff: confirm | print | pack | ship | deliver | come_back | collect | complete | cancel, or
-- unpack | unship | undeliver, see undo_step(). p_seen: the status on the caller's screen. p_parcels: for ship, see
-- write_parcels. p_left: for cancel and come_back, the refundable amount on the screen, or null. Returns the new status.
-- PT409 status_changed | refundable_changed and those of transition_order and collect_cod; PT422 bad_step | bad_parcels.
create function public.step_order(
  p_order_number text, p_seen text, p_step text, p_note text default '', p_parcels jsonb default null, p_left numeric default null
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_to text := case p_step
    when 'confirm' then 'Confirmed' when 'print' then 'In Production' when 'pack' then 'Packed' when 'ship' then 'Shipped'
    when 'deliver' then 'Delivered' when 'come_back' then 'RTO' when 'complete' then 'Completed' when 'cancel' then 'Cancelled'
  end;
  v_order public.orders;
begin
  perform private.require_permission(
    case when p_step in ('confirm', 'complete', 'cancel') then 'orders.write' else 'orders.fulfil' end
  );
  if v_to is null and (p_step in ('collect', 'unpack', 'unship', 'undeliver')) is not true then
    raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  perform private.refuse_changed_status(v_order, p_seen);
  if p_step in ('cancel', 'come_back') and p_left is not null then
    perform private.refuse_changed_refundable(v_order, p_left);
  end if;
  if p_step = 'collect' then
    -- A parcel that may still be returned to sender has collected no cash.
    if v_order.status = 'Shipped' then
      raise sqlstate 'PT409' using message = 'It''s still in transit', hint = 'not_delivered';
    end if;
    perform public.collect_cod(v_order.id, 'admin');
    return v_order.status;
  elsif p_step in ('unpack', 'unship', 'undeliver') then
    return private.undo_step(v_order);
  elsif p_step = 'ship' then
    perform private.write_parcels(v_order.id, p_parcels);
    return public.transition_order(v_order.id, v_to, 'admin', concat_ws(
      ' ', btrim(p_parcels -> 0 ->> 'courier'), btrim(p_parcels -> 0 ->> 'tracking_number')
    ));
  end if;
  return public.transition_order(
    v_order.id, v_to, 'admin', private.require_text(p_note, case p_step when 'cancel' then 3 else 0 end)
  );
end $$;
