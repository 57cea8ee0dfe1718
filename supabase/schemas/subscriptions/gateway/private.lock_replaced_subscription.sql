-- Locks the subscription that another plan is to replace. PT404; PT409 ended | closed | change_pending | not_running |
-- same_plan | followed: another one already replaces it.
create function private.lock_replaced_subscription(p_id uuid, p_user_id uuid, p_price_id uuid) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
  v_hint text;
begin
  select * into v_row from private.subscriptions where id = p_id and user_id = p_user_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  v_hint := case
    when v_row.ended_at is not null then 'ended'
    when v_row.pending_change is not null or v_row.cancel_asked_at is not null then 'change_pending'
    when v_row.status not in ('authenticated', 'active') or v_row.charge_at is null then 'not_running'
    when v_row.price_id = p_price_id then 'same_plan'
    when not private.is_open_for_change(v_row) then 'closed'
    when exists (
      select from private.subscriptions next
      where next.follows = p_id and next.ended_at is null and next.status <> 'created'
    ) then 'followed'
  end;
  if v_hint is not null then
    raise sqlstate 'PT409' using message = 'The plan can''t be changed right now', hint = v_hint;
  end if;
  return v_row;
end $$;
