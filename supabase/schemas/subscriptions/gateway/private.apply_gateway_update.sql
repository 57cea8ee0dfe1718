-- Applies a gateway update to a locked subscription, in any order of arrival: an update older than the last one changes
-- only the count of charges, and an ended subscription stays ended. Of two states of one second the requested one is the
-- later. No state leads back to authenticated, whatever the clocks show: a polled state has the shop's time, one of a
-- webhook the gateway's. p_update: { status, at, charge_at, mandate_ends_at, paid_count, method, is_paused_by_bank,
-- mandate_payment_id }, the last of a payment that its owner has just made in the gateway's window, or null. Returns the row
-- after the update.
create function private.apply_gateway_update(p_subscription private.subscriptions, p_update jsonb) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_old private.subscriptions := p_subscription;
  v_row private.subscriptions;
  v_status text := p_update ->> 'status';
  v_at timestamptz := (p_update ->> 'at')::timestamptz;
  v_charge_at timestamptz := (p_update ->> 'charge_at')::timestamptz;
  v_is_final boolean := v_status in ('cancelled', 'completed', 'expired');
  v_is_tie boolean := v_at = v_old.status_at;
  v_goes_on boolean := v_old.status = 'authenticated' and v_status <> 'authenticated';
  v_is_newer boolean := v_old.ended_at is null and v_status <> 'created'
    and (v_status <> 'authenticated' or v_old.status in ('created', 'authenticated')) and (
    v_old.status_at is null or v_at > v_old.status_at or v_goes_on
    or v_is_tie and (private.is_change_applied(v_old.pending_change, v_status) is true or private.status_rank(v_status) >= private.status_rank(v_old.status))
  );
begin
  update private.subscriptions s set
    mandate_ends_at = coalesce((p_update ->> 'mandate_ends_at')::timestamptz, s.mandate_ends_at),
    paid_count = greatest(s.paid_count, (p_update ->> 'paid_count')::int),
    method = case when v_is_newer then coalesce(p_update ->> 'method', s.method) else coalesce(s.method, p_update ->> 'method') end
    where s.id = v_old.id returning * into v_row;
  if v_row.method <> v_old.method or p_update ->> 'mandate_payment_id' is not null then
    perform private.record_payment_method_change(v_old, v_row.method, p_update ->> 'mandate_payment_id');
  end if;
  if not v_is_newer then
    -- Two states of one second: poll the gateway for the current one.
    if v_is_tie and v_status <> v_old.status and v_old.ended_at is null then
      update private.subscriptions set next_sync_at = private.now() where id = v_old.id returning * into v_row;
    end if;
    return v_row;
  end if;
  update private.subscriptions s set
    status = v_status, status_at = greatest(s.status_at, v_at),
    charge_at = case when v_is_final then null when v_is_tie and v_status = s.status then greatest(s.charge_at, v_charge_at) else v_charge_at end,
    ended_at = case when v_is_final then v_at end,
    halted_at = case when v_status = 'halted' then case when s.status = 'halted' then s.halted_at else v_at end end,
    is_paused_by_bank = v_status = 'paused' and coalesce((p_update ->> 'is_paused_by_bank')::boolean, false),
    resumes_at = case when v_is_final or v_status = 'active' and s.status = 'paused' then null else s.resumes_at end,
    pending_change = case when v_is_final or private.is_change_applied(s.pending_change, v_status) then null else s.pending_change end,
    change_due_at = case when v_is_final or private.is_change_applied(s.pending_change, v_status) then null else s.change_due_at end,
    change_error = case when v_status = s.status then s.change_error end,
    next_sync_at = case
      -- The last charge may have been made just before; its event can still be on its way, or lost.
      when v_is_final then private.now() + interval '15 minutes'
      when v_is_tie and v_status <> s.status then private.now()
      else coalesce(v_charge_at, private.now() + interval '1 day') + interval '15 minutes'
    end,
    version = s.version + (case when v_status = s.status and v_charge_at is not distinct from s.charge_at then 0 else 1 end)
    where s.id = v_old.id returning * into v_row;
  if v_row.status <> v_old.status then
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_row.id, 'status', 'gateway', jsonb_build_object('status', v_status, 'at', v_at));
  end if;
  if v_old.status = 'created' and v_row.ended_at is null and v_row.follows is not null and v_row.cancel_asked_at is null then
    update private.subscriptions
      set pending_change = 'cancel', change_due_at = private.now(), change_error = null, cancel_asked_at = coalesce(cancel_asked_at, private.clock_timestamp()),
        cancel_reason = 'Another plan', version = version + 1
      where id = v_row.follows and ended_at is null;
  end if;
  return v_row;
end $$;
