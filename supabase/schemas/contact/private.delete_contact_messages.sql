-- Deleting an account deletes the messages of its proven address.
create function private.delete_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null then
    delete from public.contact_messages
      where private.email_key(email) = private.email_key(old.email) and lower(email) = lower(old.email);
  end if;
  return null;
end $$;

create trigger users_delete_contact_messages after delete on auth.users
  for each row execute function private.delete_contact_messages();
