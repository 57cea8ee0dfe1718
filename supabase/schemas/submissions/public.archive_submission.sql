-- Archives a rejected or withdrawn submission, not an approved one. PT404; PT409 waiting: it is with the shop | ordered: an order waits for it.
create function public.archive_submission(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions := private.lock_own_submission(p_id, p_user_id);
begin
  if v_row.status in ('draft', 'submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'This design is in review', hint = 'waiting';
  elsif cardinality(private.orders_waiting_for(v_row.version_id)) > 0 then
    raise sqlstate 'PT409' using message = 'An order is waiting for this design', hint = 'ordered';
  end if;
  perform private.archive_replaced_submission(p_id);
end $$;
