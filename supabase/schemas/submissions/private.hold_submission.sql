-- A submission with the orders that wait for it, all locked, the orders first. PT404 no_submission; PT409 stale (detail: who was there
-- last): it is not what its reader saw.
create function private.hold_submission(p_id uuid, p_rev int) returns public.submissions
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
  v_order_id uuid;
begin
  foreach v_order_id in array private.orders_waiting_for((select version_id from public.submissions where id = p_id)) loop
    perform private.lock_order(v_order_id);
  end loop;
  select * into v_row from public.submissions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  elsif v_row.rev is distinct from p_rev then
    raise sqlstate 'PT409' using message = 'Somebody else was here meanwhile', hint = 'stale', detail = coalesce((
      select nullif(actor_name, '') from public.submission_events where submission_id = p_id order by id desc limit 1
    ), '');
  end if;
  return v_row;
end $$;
