-- Records that the courier has picked up the items.
create function public.pick_up_return(p_return_id uuid, p_actor text default 'admin') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  v_order := private.lock_order((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set picked_up_at = private.now()
    where id = p_return_id and status = 'Requested' and picked_up_at is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed, or was picked up', hint = 'bad_transition';
  end if;
  perform private.record_order_event(v_order.id, 'return_picked_up', null, null, p_actor);
end $$;
