-- One step of a return: pick_up | restock | write_off | reject. p_note: the reason of a rejection, which its buyer reads.
create function private.step_return(p_order_number text, p_return_id uuid, p_step text, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission(case when p_step = 'reject' then 'orders.write' else 'orders.fulfil' end);
  if not exists (
    select from public.return_requests where id = p_return_id and order_id = private.order_of_number(p_order_number)
  ) then
    raise sqlstate 'PT404' using message = 'No such return', hint = 'not_found';
  end if;
  case p_step
    when 'pick_up' then perform public.pick_up_return(p_return_id, 'admin');
    when 'restock' then perform public.receive_return(p_return_id, true, 'admin');
    when 'write_off' then perform public.receive_return(p_return_id, false, 'admin');
    when 'reject' then perform public.reject_return(p_return_id, private.words_or_refuse(p_note), 'admin');
    else raise sqlstate 'PT422' using message = 'No such step', hint = 'bad_step';
  end case;
end $$;
