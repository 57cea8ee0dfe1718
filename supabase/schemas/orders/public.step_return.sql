-- One step of a return: pick_up | receive | restock | write_off | reject. p_lines: the outcome of each received line;
-- restock and write_off apply to all. p_note: the reason of a rejection or of p_deduct, which the customer reads. PT409
-- return_closed, detail: { status, actor, by, at } of the last step, and those of the four functions.
create function public.step_return(
  p_order_number text, p_return_id uuid, p_step text, p_note text default '', p_lines jsonb default null, p_deduct numeric default 0
) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests;
  v_event public.order_events;
begin
  perform private.require_permission(case when p_step = 'reject' then 'orders.write' else 'orders.fulfil' end);
  if not exists (
    select from public.return_requests where id = p_return_id and order_id = private.order_of_number(p_order_number)
  ) then
    raise sqlstate 'PT404' using message = 'No such return', hint = 'not_found';
  end if;
  perform private.lock_order(private.order_of_number(p_order_number));
  select * into v_request from public.return_requests where id = p_return_id;
  if v_request.status <> 'Requested' then
    select * into v_event from public.order_events
      where order_id = v_request.order_id and type = 'return_' || lower(v_request.status) and created_at = v_request.closed_at;
    raise sqlstate 'PT409' using
      message = format('This return is already %s', v_request.status), hint = 'return_closed', detail = jsonb_build_object(
        'status', v_request.status, 'actor', v_event.actor, 'by', private.event_staff_name(v_event), 'at', v_request.closed_at
      )::text;
  end if;
  case p_step
    when 'pick_up' then perform public.pick_up_return(p_return_id, 'admin');
    when 'receive' then
      if jsonb_typeof(p_lines) is distinct from 'array' then
        raise sqlstate 'PT422' using message = 'Choose for each item: restock, write off or missing', hint = 'bad_lines';
      end if;
      perform public.receive_return(p_return_id, null, 'admin', p_lines, p_deduct, p_note);
    when 'restock' then perform public.receive_return(p_return_id, true, 'admin');
    when 'write_off' then perform public.receive_return(p_return_id, false, 'admin');
    when 'reject' then perform public.reject_return(p_return_id, private.require_text(p_note), 'admin');
    else raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end case;
end $$;
