-- Withdraws a submission before it is decided; a draft is deleted. PT404; PT409 decided | ordered: an order waits for it.
create function public.withdraw_submission(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions := private.lock_own_submission(p_id, p_user_id);
begin
  if v_row.status = 'draft' then
    delete from public.submissions where id = p_id;
  elsif v_row.status = 'withdrawn' then
    return;
  elsif v_row.status not in ('submitted', 'in_review') then
    raise sqlstate 'PT409' using message = 'This design has already been reviewed', hint = 'decided';
  elsif cardinality(private.orders_waiting_for(v_row.version_id)) > 0 then
    raise sqlstate 'PT409' using message = 'An order is waiting for this design', hint = 'ordered';
  else
    update public.submissions set status = 'withdrawn', reviewer = null, taken_at = null, rev = rev + 1
      where id = p_id returning * into v_row;
    perform private.record_submission_event(v_row, 'withdrawn', 'shopper');
  end if;
end $$;
