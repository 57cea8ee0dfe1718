-- Locks a subscription of the caller. PT404 no_subscription.
create function private.own_subscription(p_id uuid) returns private.subscriptions
language plpgsql set search_path = '' as $$
declare
  v_row private.subscriptions;
begin
  select * into v_row from private.subscriptions
    where id = p_id and user_id = (select auth.uid()) for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such subscription', hint = 'no_subscription';
  end if;
  return v_row;
end $$;
