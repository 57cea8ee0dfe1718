-- Notifies a subscriber of the gateway's change of their subscription. One that never started is shown only on its own screen.
create function private.queue_subscription_status_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_topic text := case
    when old.status = 'created' and new.status in ('authenticated', 'active') then 'subscription_started'
    when new.status = 'pending' then 'subscription_pending'
    when new.status = 'halted' then 'subscription_halted'
    when new.status = 'paused' then 'subscription_paused'
    when new.status = 'active' and old.status in ('pending', 'halted') then 'subscription_back'
    when new.status = 'active' and old.status = 'paused' then 'subscription_resumed'
    when new.ended_at is not null and old.status <> 'created' then 'subscription_ended'
  end;
begin
  if v_topic is not null then
    perform private.queue_subscription_message(
      new, v_topic, jsonb_build_object('at', new.status_at), v_topic in ('subscription_pending', 'subscription_halted')
    );
  end if;
  return null;
end $$;

create trigger subscriptions_message after update of status on private.subscriptions
  for each row when (new.status <> old.status) execute function private.queue_subscription_status_message();
