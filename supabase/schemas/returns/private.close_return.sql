-- Closes a return under its order's lock. PT409 bad_transition when it is already closed.
create function private.close_return(p_return_id uuid, p_status text) returns public.return_requests
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  perform private.lock_order((select order_id from public.return_requests where id = p_return_id));
  update public.return_requests set status = p_status, closed_at = private.now()
    where id = p_return_id and status = 'Requested' returning * into v_request;
  if not found then
    raise sqlstate 'PT409' using message = 'This return is closed', hint = 'bad_transition';
  end if;
  return v_request;
end $$;
