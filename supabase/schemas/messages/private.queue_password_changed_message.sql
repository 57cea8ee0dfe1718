-- Emails the owner of an account after a password change, once in ten minutes. Not during the proof of a registration:
-- it replaces the password and restores it.
create function private.queue_password_changed_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.registrations where user_id = new.id and credentials is not null) then
    insert into public.outbox (topic, user_id, data)
    values ('password_changed', new.id, jsonb_build_object('window', floor(extract(epoch from private.now()) / 600)))
    on conflict do nothing;
  end if;
  return new;
end $$;

create trigger users_password_message after update of encrypted_password on auth.users
  for each row when (
    old.encrypted_password is distinct from new.encrypted_password
    and old.email_confirmed_at is not null and old.email = new.email
  ) execute function private.queue_password_changed_message();
