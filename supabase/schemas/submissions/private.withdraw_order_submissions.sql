-- Withdraws submissions that only this cancelled order needed; those that their designer submitted stay. The caller
-- holds the order's lock.
create function private.withdraw_order_submissions(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_versions uuid[] := array(
    select design_version_id from public.order_items where order_id = p_order_id and design_version_id is not null
  );
  v_row public.submissions;
begin
  perform private.lock_submissions(v_versions);
  for v_row in
    update public.submissions set status = 'withdrawn', reviewer = null, taken_at = null, rev = rev + 1
      where version_id = any (v_versions) and source = 'order' and status in ('submitted', 'in_review')
        and cardinality(private.orders_waiting_for(version_id)) = 0
      returning *
  loop
    perform private.record_submission_event(v_row, 'withdrawn', 'order');
  end loop;
end $$;
