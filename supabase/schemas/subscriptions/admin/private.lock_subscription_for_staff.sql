-- Locks a subscription that staff change for its owner. Changes of the next parcel or charge close for them when they
-- close for the owner. PT404; PT409 stale, closed, ended.
create function private.lock_subscription_for_staff(p_id uuid, p_version int, p_needs_time boolean) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  perform private.require_permission('subscriptions.write');
  select * into v_row from private.subscriptions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This subscription no longer exists', hint = 'no_subscription';
  elsif v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed since', hint = 'stale';
  elsif p_needs_time and not private.is_open_for_change(v_row) then
    raise sqlstate 'PT409' using message = 'The next parcel can''t be changed',
      hint = case when v_row.ended_at is null then 'closed' else 'ended' end;
  end if;
  return v_row;
end $$;
