-- Stores the change to request from the gateway. p_change: skip | pause | resume | cancel; p_charges: how many a pause skips, null
-- until its owner resumes. A locked row. PT409 ended | not_running | paused_by_bank | change_pending: another change is pending.
create function private.set_pending_change(
  p_subscription private.subscriptions, p_change text, p_charges int, p_actor text, p_reason text default ''
) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := p_subscription;
  v_is_never_sent boolean := p_change = 'cancel' and v_row.gateway_subscription_id is null;
  v_charges int := case p_change when 'skip' then 1 else p_charges end;
  v_hint text := case
    when v_row.ended_at is not null then 'ended'
    when p_change = 'cancel' then null
    when v_row.pending_change is not null or v_row.cancel_asked_at is not null then 'change_pending'
    when p_change = 'resume' and v_row.status = 'paused' and v_row.is_paused_by_bank then 'paused_by_bank'
    when v_row.status <> case p_change when 'resume' then 'paused' else 'active' end then 'not_running'
  end;
begin
  if (p_change in ('skip', 'pause', 'resume', 'cancel')) is not true or v_charges not between 1 and 3 then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_subscription';
  elsif v_hint is not null then
    raise sqlstate 'PT409' using message = 'This isn''t possible right now', hint = v_hint;
  end if;
  update private.subscriptions s set
    pending_change = case when v_is_never_sent then null when p_change = 'skip' then 'pause' else p_change end,
    change_due_at = case when not v_is_never_sent then private.now() end, change_error = null,
    resumes_at = case when p_change in ('skip', 'pause') then private.end_of_pause(s.charge_at, v_charges, (
      select p.months from private.subscription_prices a join private.subscription_plans p on p.id = a.plan_id where a.id = s.price_id
    )) end,
    -- private.now() is older: a charge made while this waited for the row is already accepted.
    cancel_asked_at = case when p_change = 'cancel' then coalesce(s.cancel_asked_at, private.clock_timestamp()) end,
    cancel_reason = case when p_change = 'cancel' then left(coalesce(p_reason, ''), 400) else s.cancel_reason end,
    status = case when v_is_never_sent then 'cancelled' else s.status end,
    ended_at = case when v_is_never_sent then private.now() end,
    version = s.version + 1
    where s.id = v_row.id returning * into v_row;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (v_row.id, 'requested_' || p_change, p_actor, jsonb_strip_nulls(jsonb_build_object('charges', v_charges, 'resumes_at', v_row.resumes_at)));
  return v_row;
end $$;
