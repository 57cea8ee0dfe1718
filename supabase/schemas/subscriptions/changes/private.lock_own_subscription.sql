-- Locks an own subscription at the version that its owner saw, to change the next parcel. PT409 stale | ended | closed: the next charge is too near.
create function private.lock_own_subscription(p_id uuid, p_version int) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions := private.own_subscription(p_id);
begin
  if v_row.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'The subscription has changed since', hint = 'stale';
  elsif not private.is_open_for_change(v_row) then
    raise sqlstate 'PT409' using message = 'The next parcel can''t be changed',
      hint = case when v_row.ended_at is null then 'closed' else 'ended' end;
  end if;
  return v_row;
end $$;
