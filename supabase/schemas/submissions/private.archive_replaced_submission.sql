-- Archives a rejected submission that another one replaces, unless an order waits for it.
create function private.archive_replaced_submission(p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  update public.submissions set status = 'archived', rev = rev + 1
    where id = p_id and status in ('changes_requested', 'rejected', 'withdrawn')
      and cardinality(private.orders_waiting_for(version_id)) = 0
    returning * into v_row;
  if found then
    perform private.record_submission_event(v_row, 'archived', 'shopper');
  end if;
end $$;
