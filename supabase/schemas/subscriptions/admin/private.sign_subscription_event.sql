-- The timeline names the acting member of staff.
create function private.sign_subscription_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.staff_id := coalesce(new.staff_id, private.acting_staff());
  return new;
end $$;

create trigger subscription_events_sign before insert on private.subscription_events
  for each row when (new.actor = 'admin') execute function private.sign_subscription_event();
