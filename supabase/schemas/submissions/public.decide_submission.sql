-- Approves a submission, requests changes, or rejects it; releases or holds its waiting orders and notifies buyers and its designer. A
-- decision can be changed until something is printed; a rejected design is no longer shared. p_decision: approved | changes_requested |
-- rejected. PT403; PT404; PT409 stale | withdrawn | printed; PT422 bad_decision: without a reason, or words too long.
create function public.decide_submission(p_id uuid, p_rev int, p_decision text, p_reasons text[], p_answer text) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_before public.submissions;
  v_row public.submissions;
  v_orders uuid[];
  v_order_id uuid;
begin
  perform private.require_permission('art.review');
  foreach v_order_id in array private.orders_waiting_for((select version_id from public.submissions where id = p_id)) loop
    perform private.lock_order(v_order_id);
  end loop;
  v_before := private.lock_submission(p_id, p_rev);
  -- Some may have been confirmed since. A transaction that locks one of them may wait for this submission, so none is waited for.
  v_orders := private.orders_waiting_for(v_before.version_id);
  perform from public.orders where id = any (v_orders) for update nowait;
  if v_before.status not in ('submitted', 'in_review', 'approved', 'changes_requested', 'rejected') then
    raise sqlstate 'PT409' using message = 'It was withdrawn', hint = 'withdrawn';
  elsif p_decision not in ('approved', 'changes_requested', 'rejected')
    or (p_decision = 'approved') <> (coalesce(cardinality(p_reasons), 0) = 0) then
    raise sqlstate 'PT422' using message = 'A rejection needs a reason, and an approval has none', hint = 'bad_decision';
  elsif v_before.status = 'approved' and p_decision <> 'approved' and exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.design_version_id = v_before.version_id
      and o.status not in ('Pending Payment', 'COD Review', 'Confirmed', 'Cancelled')
  ) then
    raise sqlstate 'PT409' using message = 'It''s in production', hint = 'printed';
  end if;
  update public.submissions
    set status = p_decision, lane = 'person', reasons = p_reasons, answer = btrim(p_answer), reviewer = (select auth.uid()),
      taken_at = null, decided_at = private.now(), rev = rev + 1,
      gallery = case when p_decision <> 'approved' and gallery = 'shown' then 'asked' else gallery end
    where id = p_id returning * into v_row;
  perform private.record_submission_event(v_row, p_decision, 'staff');
  perform private.record_refused_art(v_row);
  if p_decision = 'rejected' then
    update public.design_versions set share_token_hash = null where id = v_row.version_id and share_token_hash is not null;
  end if;
  foreach v_order_id in array v_orders loop
    perform private.record_order_event(v_order_id, 'art_decided', null, null, 'admin', '', jsonb_build_object('decision', p_decision));
    if p_decision <> 'approved' or private.find_art_hold(v_order_id) is null then
      perform private.queue_message('art_decided', v_order_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev));
    end if;
  end loop;
  insert into public.outbox (topic, user_id, data)
    select 'submission_decided', v.user_id, jsonb_build_object('submission_id', p_id, 'rev', v_row.rev)
    from public.design_versions v
    where v.id = v_row.version_id and v.user_id is not null
      and not exists (select from public.orders where id = any (v_orders) and user_id = v.user_id)
      -- A tee of a group order is its buyer's, not the organiser's.
      and not exists (select from private.group_orders where id = v.design_id);
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_decision';
end $$;
