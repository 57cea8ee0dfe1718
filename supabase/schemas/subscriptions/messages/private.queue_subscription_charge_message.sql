-- Notifies a subscriber of a charge without a parcel: they must choose, or it is refunded.
create function private.queue_subscription_charge_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_subscription private.subscriptions;
begin
  select * into v_subscription from private.subscriptions where id = new.subscription_id;
  perform private.queue_subscription_message(
    v_subscription, 'subscription_' || new.state, jsonb_build_object('charge_id', new.id), new.state = 'asked'
  );
  return null;
end $$;

create trigger subscription_charges_message after update of state on private.subscription_charges
  for each row when (new.state <> old.state and new.state in ('asked', 'refunded'))
  execute function private.queue_subscription_charge_message();
